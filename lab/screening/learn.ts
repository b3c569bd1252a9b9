/**
 * Learns a model for each aim. Also chooses its shift, so that few harmless texts reach the threshold together with the
 * points from the word lists. This is cross-validated by writer, because texts of one writer are too alike.
 */
import { createHash } from 'node:crypto';
import { PLACES, type StoredModel } from '@/lib/condolences/learned-rules';
import type { Aim } from '@/lib/condolences/screen-rules';
import { screeningLists } from '@/lib/condolences/screening-lists';
import { DETECTORS, type Detector, type Findings, findingsOf, listedPoints } from './findings';
import { type Fit, fitModel, oddsOf, type TrainingExample } from './fit';
import { FRAMES, readTrainingTexts, type TrainingText } from './texts';

export const LEARNED_FILE = 'lib/condolences/screening/learned.json';

export type Learned = Record<Aim, StoredModel> & {
  /** SHA-256 of the texts. */
  texts: string;
};

/** Points for one unit of log-odds: the weight of the model compared with the word lists. */
const WORTH: Record<Aim, number> = { ask: 20, hurt: 10 };
/** Allowed false positives: one of this many harmless texts by left-out writers may be held for each aim. */
const HARMLESS_FOR_ONE: Record<Aim, number> = { ask: 200, hurt: 300 };

interface Prepared extends TrainingText, Omit<Findings, 'places'> {
  places: Uint16Array;
}

type Table = Record<string, { texts: number; held: number }>;

/**
 * @param used the detectors of the screening. Without `model`, the stored models only shift the sum.
 * @returns the file's content, and a table of which texts of left-out writers are held
 */
export function learn(used: ReadonlySet<Detector> = new Set(DETECTORS)): {
  learned: Learned;
  table: Table;
} {
  const texts = readTrainingTexts().map((text) => prepare(text, used));
  const ask = learnAim('ask', texts, used);
  const hurt = learnAim('hurt', texts, used);
  const isHeld = texts.map(
    ({ letters }, at) => letters || ask.isHeld[at] === true || hurt.isHeld[at] === true,
  );
  return {
    learned: { texts: hashOf(texts), ask: ask.stored, hurt: hurt.stored },
    table: tableOf(texts, isHeld),
  };
}

/**
 * @param texts the result of `readTrainingTexts`
 * @returns their hash, which records in the file what it was learned from
 */
export function hashOf(texts: TrainingText[]): string {
  const rows = texts.map(({ writer, kind, name, text, weight }) =>
    JSON.stringify([writer, kind, name, text, weight]),
  );
  return createHash('sha256').update(rows.join('\n')).digest('hex');
}

function prepare(text: TrainingText, used: ReadonlySet<Detector>): Prepared {
  const { letters, points, places } = findingsOf(text);
  return {
    ...text,
    letters: letters && used.has('letters'),
    points,
    places: Uint16Array.from(places),
  };
}

function learnAim(
  aim: Aim,
  texts: Prepared[],
  used: ReadonlySet<Detector>,
): { stored: StoredModel; isHeld: boolean[] } {
  const worth = used.has('model') ? WORTH[aim] : 0;
  const train = (of: Prepared[]) => (worth === 0 ? NOTHING_LEARNED : fitModel(examplesOf(aim, of)));
  const writers = [...new Set(texts.map(({ writer }) => writer))].filter(
    (writer) => writer !== FRAMES,
  );
  const models = new Map(
    writers.map((writer) => [writer, train(texts.filter((text) => text.writer !== writer))]),
  );
  const whole = train(texts);
  const sums = texts.map((text) => {
    const model = models.get(text.writer) ?? whole;
    return listedPoints(text, aim, used) + worth * oddsOf(text.places, model);
  });
  const { least } = screeningLists().points[aim];
  const shift = least - thresholdOf(aim, texts, sums);
  return {
    stored: toStoredModel(whole, worth, shift),
    isHeld: sums.map((sum) => Math.round(sum + shift) >= least),
  };
}

const NOTHING_LEARNED: Fit = { weights: new Float64Array(PLACES), bias: 0 };

/**
 * @param aim of the model
 * @param texts the prepared texts
 * @returns texts of the aim, and harmless ones
 */
export function examplesOf(
  aim: Aim,
  texts: (TrainingText & Pick<Prepared, 'places'>)[],
): TrainingExample[] {
  return texts
    .filter(({ kind }) => kind === aim || kind === 'harmless')
    .map(({ places, kind, weight }) => ({ places, isKind: kind === aim, weight }));
}

/** The sum that only the allowed number of harmless texts by left-out writers reach. */
function thresholdOf(aim: Aim, texts: Prepared[], sums: number[]): number {
  const harmless = texts.flatMap(({ kind, writer, letters }, at) =>
    kind === 'harmless' && writer !== FRAMES && !letters ? [sums[at] ?? 0] : [],
  );
  const sorted = harmless.toSorted((a, b) => b - a);
  return (sorted[Math.floor(harmless.length / HARMLESS_FOR_ONE[aim])] ?? 0) + 1;
}

/**
 * @param fitted the result of `fitModel`
 * @param worth points for one unit of log-odds
 * @param shift points for every text
 * @returns the model to store, with its weights as bytes
 */
export function toStoredModel(fitted: Fit, worth: number, shift: number): StoredModel {
  const most = fitted.weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) || 1;
  const bytes = Int8Array.from(fitted.weights, (weight) => Math.round((weight / most) * 127));
  return {
    scale: Number(((worth * most) / 127).toPrecision(6)),
    bias: Number((worth * fitted.bias + shift).toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}

function tableOf(texts: Prepared[], isHeld: boolean[]): Table {
  const table: Table = {};
  texts.forEach(({ writer, kind }, at) => {
    const before = table[`${writer} ${kind}`] ?? { texts: 0, held: 0 };
    const held = before.held + (isHeld[at] ? 1 : 0);
    table[`${writer} ${kind}`] = { texts: before.texts + 1, held };
  });
  return table;
}
