/** Counts the texts that each detector catches, alone and in addition to the others, and its false alarms. */
import { type Model, readModel, weighPlaces } from '@/lib/condolences/learned-rules';
import type { Aim } from '@/lib/condolences/screen-rules';
import { screeningLists } from '@/lib/condolences/screening-lists';
import {
  AIMS,
  DETECTORS,
  type Detector,
  type Findings,
  findingsOf,
  listedPoints,
} from './findings';
import { learn } from './learn';
import type { UnseenText } from './unseen';

/** Numbers of texts that must be held (the first two), and of harmless ones. */
interface Counts {
  caught: number;
  onlyByIt: number;
  falseAlarms: number;
  falseOnlyByIt: number;
  /** Harmless texts that would be held without it. */
  falsePrevented: number;
}

type ReadText = Pick<UnseenText, 'language' | 'label'> & { findings: Findings };

/** @returns each text with what the detectors find in it */
export const readAll = (texts: UnseenText[]): ReadText[] =>
  texts.map((text) => ({ ...text, findings: findingsOf(text) }));

/**
 * @param texts the result of `readAll`, of one language or all
 * @returns what each detector adds to the screening as it is
 */
export function compareDetectors(texts: ReadText[]): Record<Detector, Counts> {
  const heldBy = (usedDetectors: Detector[]) =>
    texts.map(({ findings }) => isHeld(findings, new Set(usedDetectors)));
  const all = heldBy([...DETECTORS]);
  const countsOf = (detector: Detector): Counts => {
    const heldAlone = heldBy([detector]);
    const others = heldBy(DETECTORS.filter((other) => other !== detector));
    const count = (isBad: boolean, isCounted: (at: number) => boolean | undefined) =>
      texts.filter(({ label }, at) => (label !== 'pass') === isBad && isCounted(at)).length;
    const isOnlyByIt = (at: number) => all[at] && !others[at];
    return {
      caught: count(true, (at) => heldAlone[at]),
      onlyByIt: count(true, isOnlyByIt),
      falseAlarms: count(false, (at) => heldAlone[at]),
      falseOnlyByIt: count(false, isOnlyByIt),
      falsePrevented: count(false, (at) => others[at] && !all[at]),
    };
  };
  return {
    letters: countsOf('letters'),
    phrases: countsOf('phrases'),
    clues: countsOf('clues'),
    model: countsOf('model'),
  };
}

/**
 * @param texts the result of `readAll`
 * @param usedDetectors the detectors with which a screening is trained. This screening may hold as many harmless texts
 * of left-out writers as the one with all detectors, so that the counts can be compared
 * @returns how many texts are held, by label
 */
export function countWith(texts: ReadText[], usedDetectors: ReadonlySet<Detector>) {
  const { learned } = learn(usedDetectors);
  const models = { ask: readModel(learned.ask), hurt: readModel(learned.hurt) };
  const heldTexts = texts.filter(({ findings }) => isHeld(findings, usedDetectors, models));
  const count = (wantedLabel: UnseenText['label']) =>
    heldTexts.filter(({ label }) => label === wantedLabel).length;
  return { ask: count('ask'), hurt: count('hurt'), falseAlarms: count('pass') };
}

function isHeld(
  findings: Findings,
  usedDetectors: ReadonlySet<Detector>,
  trained?: Record<Aim, Model>,
) {
  const { learned, points } = screeningLists();
  const sumOf = (aim: Aim) =>
    listedPoints(findings, aim, usedDetectors) +
    (trained || usedDetectors.has('model')
      ? weighPlaces(findings.places, (trained ?? learned)[aim])
      : 0);
  return (
    (usedDetectors.has('letters') && findings.letters) ||
    AIMS.some((aim) => sumOf(aim) >= points[aim].least)
  );
}
