import { median } from '@/lab/bench/quantile';

/** A value, and when it was read, in seconds since the start. */
export type TrendPoint = { seconds: number; value: number };

const HOUR_SECONDS = 3_600;
/**
 * In megabytes an hour. A smaller leak would take a night to be noticed. The noise of half an hour is about half of
 * this.
 */
export const MAX_PER_HOUR = 30;

/** The increase in an hour: the slope of a linear regression. 0 for fewer than two points. */
export function slopePerHour(points: TrendPoint[]): number {
  const n = points.length;
  if (n < 2) return 0;
  const meanOf = (readValue: (point: TrendPoint) => number) =>
    points.reduce((sum, p) => sum + readValue(p), 0) / n;
  const [x, y] = [meanOf(({ seconds }) => seconds), meanOf(({ value }) => value)];
  const covariance = meanOf(({ seconds, value }) => (seconds - x) * (value - y));
  const variance = meanOf(({ seconds }) => (seconds - x) ** 2);
  return variance === 0 ? 0 : (covariance / variance) * HOUR_SECONDS;
}

/**
 * Whether values have stopped rising: the median of the last third is at most a tenth above that of the middle third.
 * The first third may rise while caches fill.
 */
export function isFlat(values: number[]): boolean {
  const third = Math.floor(values.length / 3);
  if (third === 0) return true;
  const before = median(values.slice(third, 2 * third));
  return median(values.slice(2 * third)) <= before * 1.1;
}

/** The slope of the second half, when caches are full. */
export const lateSlope = (points: TrendPoint[]): number =>
  slopePerHour(points.slice(Math.floor(points.length / 2)));

/**
 * Whether memory, in megabytes, has stopped rising: it is flat, and its second half rises by at most MAX_PER_HOUR.
 * `isFlat` alone would miss a slow leak: a third of a full run is ten minutes, in which it adds less than a tenth.
 */
export const isMemoryFlat = (points: TrendPoint[]): boolean =>
  isFlat(points.map(({ value }) => value)) && lateSlope(points) <= MAX_PER_HOUR;
