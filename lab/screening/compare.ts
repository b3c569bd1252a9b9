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

/** Of texts that must be held, and of harmless ones. */
interface Counts {
  caught: number;
  onlyByIt: number;
  falseAlarms: number;
  falseOnlyByIt: number;
  /** Harmless texts that would be held without it. */
  falsePrevented: number;
}

type Read = Pick<UnseenText, 'language' | 'label'> & { findings: Findings };

/** @returns each text with what the detectors find in it */
export const readAll = (texts: UnseenText[]): Read[] =>
  texts.map((text) => ({ ...text, findings: findingsOf(text) }));

/**
 * @param texts the result of `readAll`, of one language or all
 * @returns what each detector adds to the screening as it is
 */
export function compareDetectors(texts: Read[]): Record<Detector, Counts> {
  const held = (used: Detector[]) => texts.map(({ findings }) => isHeld(findings, new Set(used)));
  const all = held([...DETECTORS]);
  const countsOf = (detector: Detector): Counts => {
    const alone = held([detector]);
    const others = held(DETECTORS.filter((other) => other !== detector));
    const count = (isBad: boolean, is: (at: number) => boolean | undefined) =>
      texts.filter(({ label }, at) => (label !== 'pass') === isBad && is(at)).length;
    const isOnlyByIt = (at: number) => all[at] && !others[at];
    return {
      caught: count(true, (at) => alone[at]),
      onlyByIt: count(true, isOnlyByIt),
      falseAlarms: count(false, (at) => alone[at]),
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
 * @param used the detectors to train a screening with. It may hold as many harmless texts of left-out writers as the
 * screening with all detectors, so that the counts can be compared
 * @returns how many texts are held, by label
 */
export function countWith(texts: Read[], used: ReadonlySet<Detector>) {
  const { learned } = learn(used);
  const models = { ask: readModel(learned.ask), hurt: readModel(learned.hurt) };
  const held = texts.filter(({ findings }) => isHeld(findings, used, models));
  const count = (wanted: UnseenText['label']) =>
    held.filter(({ label }) => label === wanted).length;
  return { ask: count('ask'), hurt: count('hurt'), falseAlarms: count('pass') };
}

function isHeld(findings: Findings, used: ReadonlySet<Detector>, trained?: Record<Aim, Model>) {
  const { learned, points } = screeningLists();
  const sumOf = (aim: Aim) =>
    listedPoints(findings, aim, used) +
    (trained || used.has('model') ? weighPlaces(findings.places, (trained ?? learned)[aim]) : 0);
  return (
    (used.has('letters') && findings.letters) || AIMS.some((aim) => sumOf(aim) >= points[aim].least)
  );
}
