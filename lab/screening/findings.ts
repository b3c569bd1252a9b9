/** What each of screening's detectors finds in a text, so that any of them can be left out. */
import { placesOf } from '@/lib/condolences/learned-rules';
import { type Points, sumPoints } from '@/lib/condolences/score-rules';
import { type Aim, evidenceOf, type Lists, screenText } from '@/lib/condolences/screen-rules';
import { screeningLists } from '@/lib/condolences/screening-lists';

/** `letters` are all rules that hold a text by themselves: addresses, numbers, hidden letters, noise, insults. */
export const DETECTORS = ['letters', 'phrases', 'clues', 'model'] as const;
export type Detector = (typeof DETECTORS)[number];

export const AIMS: readonly Aim[] = ['ask', 'hurt'];

export interface Findings {
  /** Whether a rule of letters holds the text. */
  letters: boolean;
  points: Record<Aim, { phrases: number; clues: number }>;
  /** The text's places in the learned models. */
  places: Set<number>;
}

/** @returns the points of a text's phrases and clues, and what the other detectors need */
export function findingsOf({ name, text }: { name: string; text: string }): Findings {
  const { clues, hits } = evidenceOf(`${name}\n${text}`, screeningLists());
  const pointsOf = (aim: Aim) => {
    const { points } = screeningLists().points[aim];
    const sumFor = (isPhrase: boolean) => sumPoints(clues, hits, signsOf(points, isPhrase));
    return { phrases: sumFor(true), clues: sumFor(false) };
  };
  const condolence = { message: text, authorName: name };
  return {
    letters: screenText(condolence, NOTHING_KNOWN, WITHOUT_POINTS).verdict !== 'pass',
    points: { ask: pointsOf('ask'), hurt: pointsOf('hurt') },
    places: placesOf(condolence),
  };
}

/** @returns the points of a text from those of the two word lists that `usedDetectors` contains */
export function listedPoints(
  { points }: Pick<Findings, 'points'>,
  aim: Aim,
  usedDetectors: ReadonlySet<Detector>,
): number {
  return (
    (usedDetectors.has('phrases') ? points[aim].phrases : 0) +
    (usedDetectors.has('clues') ? points[aim].clues : 0)
  );
}

/** points.json names phrases with a colon: "payment:phrase". */
function signsOf(points: Points['points'], isPhrase: boolean): Points['points'] {
  return Object.fromEntries(
    Object.entries(points).filter(([sign]) => sign.includes(':') === isPhrase),
  );
}

const NOTHING_KNOWN = {
  isLikeRefused: false,
  seenOnOtherMemorials: 0,
  hasPicture: false,
  isYoung: false,
  isStorm: false,
};
const NEVER = { least: Number.POSITIVE_INFINITY, points: {} };
const WITHOUT_POINTS: Lists = { ...screeningLists(), points: { ask: NEVER, hurt: NEVER } };
