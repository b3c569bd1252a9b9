/** Logistic regression by L-BFGS over texts as sets of feature indexes ("places"). Deterministic. */
import { lengthFactor, PLACES } from '@/lib/condolences/learned-rules';

export interface TrainingExample {
  places: Uint16Array;
  isKind: boolean;
  /** Its weight relative to other texts. */
  weight: number;
}

export interface Fit {
  weights: Float64Array;
  bias: number;
}

/** Regularisation: keeps weights small, so that features of a single text do not decide about others. */
const PENALTY = 3e-5;
const ROUNDS = 120;
/** From how many steps the curvature is estimated. */
const MEMORY = 8;
const ENOUGH = 1e-6;

/**
 * @param examples texts of the kind, and harmless ones
 * @param rounds the most steps
 * @returns weights by feature index, and the bias, as log-odds
 */
export function fitModel(examples: TrainingExample[], rounds = ROUNDS): Fit {
  let at = new Float64Array(PLACES + 1);
  let { loss, slope } = lossAt(at, examples);
  const steps: { step: Float64Array; turn: Float64Array; scale: number }[] = [];
  for (let round = 0; round < rounds && norm(slope) > ENOUGH; round++) {
    const direction = directionFrom(slope, steps);
    let length = round === 0 ? 1 / norm(slope) : 1;
    let next = moveAlong(at, direction, length);
    let found = lossAt(next, examples);
    const least = dot(slope, direction) * 1e-4;
    while (found.loss > loss + length * least && length > 1e-10) {
      length /= 2;
      next = moveAlong(at, direction, length);
      found = lossAt(next, examples);
    }
    const step = minus(next, at);
    const turn = minus(found.slope, slope);
    const curve = dot(step, turn);
    if (curve > 1e-14) steps.push({ step, turn, scale: 1 / curve });
    if (steps.length > MEMORY) steps.shift();
    at = next;
    ({ loss, slope } = found);
  }
  return { weights: at.subarray(0, PLACES), bias: at[PLACES] ?? 0 };
}

/**
 * @param places the feature indexes of a text
 * @param fitted the result of `fitModel`
 * @returns the log-odds that the text is of the kind
 */
export function oddsOf(places: Iterable<number> & { length: number }, fitted: Fit): number {
  let sum = 0;
  for (const place of places) sum += fitted.weights[place] ?? 0;
  return fitted.bias + sum * lengthFactor(places.length);
}

function lossAt(at: Float64Array, examples: TrainingExample[]) {
  const fitted = { weights: at.subarray(0, PLACES), bias: at[PLACES] ?? 0 };
  const slope = new Float64Array(PLACES + 1);
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  let loss = 0;
  for (const { places, isKind, weight } of examples) {
    const margin = (isKind ? 1 : -1) * oddsOf(places, fitted);
    loss += (weight / all) * Math.log1p(Math.exp(-Math.abs(margin)));
    if (margin < 0) loss -= (weight / all) * margin;
    const pull = ((isKind ? -1 : 1) * weight) / all / (1 + Math.exp(margin));
    const each = pull * lengthFactor(places.length);
    for (const place of places) slope[place] = (slope[place] ?? 0) + each;
    slope[PLACES] = (slope[PLACES] ?? 0) + pull;
  }
  for (let place = 0; place < PLACES; place++) {
    const weight = at[place] ?? 0;
    loss += (PENALTY / 2) * weight * weight;
    slope[place] = (slope[place] ?? 0) + PENALTY * weight;
  }
  return { loss, slope };
}

/** The two loops of L-BFGS. */
function directionFrom(
  slope: Float64Array,
  steps: { step: Float64Array; turn: Float64Array; scale: number }[],
): Float64Array {
  const direction = slope.map((value) => -value);
  const parts = steps.toReversed().map(({ step, turn, scale }) => {
    const part = scale * dot(step, direction);
    addTo(direction, turn, -part);
    return part;
  });
  const last = steps.at(-1);
  if (last) {
    const size = 1 / (last.scale * dot(last.turn, last.turn));
    direction.forEach((value, place) => {
      direction[place] = value * size;
    });
  }
  steps.forEach(({ step, turn, scale }, index) => {
    const part = parts[steps.length - 1 - index] ?? 0;
    addTo(direction, step, part - scale * dot(turn, direction));
  });
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

const norm = (a: Float64Array) => Math.sqrt(dot(a, a));
const minus = (a: Float64Array, b: Float64Array) => a.map((value, at) => value - (b[at] ?? 0));
const moveAlong = (a: Float64Array, direction: Float64Array, length: number) =>
  a.map((value, at) => value + length * (direction[at] ?? 0));

function addTo(a: Float64Array, b: Float64Array, times: number) {
  for (let at = 0; at < a.length; at++) a[at] = (a[at] ?? 0) + times * (b[at] ?? 0);
}
