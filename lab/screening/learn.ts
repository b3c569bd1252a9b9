/**
 * Learns a model for each aim. Also chooses its shift (points added to every text), so that few harmless texts reach
 * the threshold once the points from the word lists are added. This is cross-validated by writer, because texts of one
 * writer are too alike.
 */
import { createHash } from 'node:crypto';
import { PLACES, type StoredModel } from '@/lib/condolences/learned-rules';
import type { Aim } from '@/lib/condolences/screen-rules';
import { screeningLists } from '@/lib/condolences/screening-lists';
import { DETECTORS, type Detector, type Findings, findingsOf, listedPoints } from './findings';
import { type Fit, fitModel, logOddsOf, type TrainingExample } from './fit';
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

interface PreparedText extends TrainingText, Omit<Findings, 'places'> {
  places: Uint16Array;
}

type Table = Record<string, { texts: number; held: number }>;

/**
 * @param usedDetectors the detectors of the screening. Without `model`, the stored models only shift the sum.
 * @returns the file's content, and a table of how many texts of each left-out writer are held
 */
export function learn(usedDetectors: ReadonlySet<Detector> = new Set(DETECTORS)): {
  learned: Learned;
  table: Table;
} {
  const texts = readTrainingTexts().map((text) => prepare(text, usedDetectors));
  const ask = learnAim('ask', texts, usedDetectors);
  const hurt = learnAim('hurt', texts, usedDetectors);
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

function prepare(text: TrainingText, usedDetectors: ReadonlySet<Detector>): PreparedText {
  const { letters, points, places } = findingsOf(text);
  return {
    ...text,
    letters: letters && usedDetectors.has('letters'),
    points,
    places: Uint16Array.from(places),
  };
}

function learnAim(
  aim: Aim,
  texts: PreparedText[],
  usedDetectors: ReadonlySet<Detector>,
): { stored: StoredModel; isHeld: boolean[] } {
  const worth = usedDetectors.has('model') ? WORTH[aim] : 0;
  const train = (examples: PreparedText[]) =>
    worth === 0 ? NOTHING_LEARNED : fitModel(examplesOf(aim, examples));
  const writers = [...new Set(texts.map(({ writer }) => writer))].filter(
    (writer) => writer !== FRAMES,
  );
  const models = new Map(
    writers.map((writer) => [writer, train(texts.filter((text) => text.writer !== writer))]),
  );
  const fullModel = train(texts);
  const sums = texts.map((text) => {
    const model = models.get(text.writer) ?? fullModel;
    return listedPoints(text, aim, usedDetectors) + worth * logOddsOf(text.places, model);
  });
  const { least } = screeningLists().points[aim];
  const shift = least - thresholdOf(aim, texts, sums);
  return {
    stored: toStoredModel(fullModel, worth, shift),
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
  texts: (TrainingText & Pick<PreparedText, 'places'>)[],
): TrainingExample[] {
  return texts
    .filter(({ kind }) => kind === aim || kind === 'harmless')
    .map(({ places, kind, weight }) => ({ places, isTarget: kind === aim, weight }));
}

/** The sum that only the allowed number of harmless texts by left-out writers reach. */
function thresholdOf(aim: Aim, texts: PreparedText[], sums: number[]): number {
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
  const largestWeight =
    fitted.weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) || 1;
  const bytes = Int8Array.from(fitted.weights, (weight) =>
    Math.round((weight / largestWeight) * 127),
  );
  return {
    scale: Number(((worth * largestWeight) / 127).toPrecision(6)),
    bias: Number((worth * fitted.bias + shift).toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}

function tableOf(texts: PreparedText[], isHeld: boolean[]): Table {
  const table: Table = {};
  texts.forEach(({ writer, kind }, at) => {
    const counts = table[`${writer} ${kind}`] ?? { texts: 0, held: 0 };
    const held = counts.held + (isHeld[at] ? 1 : 0);
    table[`${writer} ${kind}`] = { texts: counts.texts + 1, held };
  });
  return table;
}
