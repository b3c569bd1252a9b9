/** Logistic regression by L-BFGS over texts as sets of feature indexes ("places"). Deterministic. */
import { lengthFactor, PLACES } from '@/lib/condolences/learned-rules';

export interface TrainingExample {
  places: Uint16Array;
  /** Whether the model has to detect this text. */
  isTarget: boolean;
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
const MAX_FINAL_SLOPE = 1e-6;

/**
 * @param examples texts that the model has to detect, and harmless ones
 * @param rounds the maximum number of steps
 * @returns weights by feature index, and the bias, as log-odds
 */
export function fitModel(examples: TrainingExample[], rounds = ROUNDS): Fit {
  let point = new Float64Array(PLACES + 1);
  let { loss, slope } = lossAt(point, examples);
  const steps: { step: Float64Array; slopeChange: Float64Array; scale: number }[] = [];
  for (let round = 0; round < rounds && norm(slope) > MAX_FINAL_SLOPE; round++) {
    const direction = directionFrom(slope, steps);
    let length = round === 0 ? 1 / norm(slope) : 1;
    let next = moveAlong(point, direction, length);
    let trial = lossAt(next, examples);
    const minDecrease = dot(slope, direction) * 1e-4;
    while (trial.loss > loss + length * minDecrease && length > 1e-10) {
      length /= 2;
      next = moveAlong(point, direction, length);
      trial = lossAt(next, examples);
    }
    const step = subtract(next, point);
    const slopeChange = subtract(trial.slope, slope);
    const curve = dot(step, slopeChange);
    if (curve > 1e-14) steps.push({ step, slopeChange, scale: 1 / curve });
    if (steps.length > MEMORY) steps.shift();
    point = next;
    ({ loss, slope } = trial);
  }
  return { weights: point.subarray(0, PLACES), bias: point[PLACES] ?? 0 };
}

/**
 * @param places the feature indexes of a text
 * @param fitted the result of `fitModel`
 * @returns the log-odds that the text is one that the model has to detect
 */
export function logOddsOf(places: Iterable<number> & { length: number }, fitted: Fit): number {
  let sum = 0;
  for (const place of places) sum += fitted.weights[place] ?? 0;
  return fitted.bias + sum * lengthFactor(places.length);
}

function lossAt(point: Float64Array, examples: TrainingExample[]) {
  const fitted = { weights: point.subarray(0, PLACES), bias: point[PLACES] ?? 0 };
  const slope = new Float64Array(PLACES + 1);
  const totalWeight = examples.reduce((sum, { weight }) => sum + weight, 0);
  let loss = 0;
  for (const { places, isTarget: isPositive, weight } of examples) {
    const margin = (isPositive ? 1 : -1) * logOddsOf(places, fitted);
    loss += (weight / totalWeight) * Math.log1p(Math.exp(-Math.abs(margin)));
    if (margin < 0) loss -= (weight / totalWeight) * margin;
    const pull = ((isPositive ? -1 : 1) * weight) / totalWeight / (1 + Math.exp(margin));
    const pullPerPlace = pull * lengthFactor(places.length);
    for (const place of places) slope[place] = (slope[place] ?? 0) + pullPerPlace;
    slope[PLACES] = (slope[PLACES] ?? 0) + pull;
  }
  for (let place = 0; place < PLACES; place++) {
    const weight = point[place] ?? 0;
    loss += (PENALTY / 2) * weight * weight;
    slope[place] = (slope[place] ?? 0) + PENALTY * weight;
  }
  return { loss, slope };
}

/** The two loops of L-BFGS. */
function directionFrom(
  slope: Float64Array,
  steps: { step: Float64Array; slopeChange: Float64Array; scale: number }[],
): Float64Array {
  const direction = slope.map((value) => -value);
  const parts = steps.toReversed().map(({ step, slopeChange, scale }) => {
    const part = scale * dot(step, direction);
    addTo(direction, slopeChange, -part);
    return part;
  });
  const last = steps.at(-1);
  if (last) {
    const size = 1 / (last.scale * dot(last.slopeChange, last.slopeChange));
    direction.forEach((value, place) => {
      direction[place] = value * size;
    });
  }
  steps.forEach(({ step, slopeChange, scale }, index) => {
    const part = parts[steps.length - 1 - index] ?? 0;
    addTo(direction, step, part - scale * dot(slopeChange, direction));
  });
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

const norm = (a: Float64Array) => Math.sqrt(dot(a, a));
const subtract = (a: Float64Array, b: Float64Array) =>
  a.map((value, index) => value - (b[index] ?? 0));
const moveAlong = (a: Float64Array, direction: Float64Array, length: number) =>
  a.map((value, index) => value + length * (direction[index] ?? 0));

function addTo(a: Float64Array, b: Float64Array, times: number) {
  for (let index = 0; index < a.length; index++)
    a[index] = (a[index] ?? 0) + times * (b[index] ?? 0);
}
