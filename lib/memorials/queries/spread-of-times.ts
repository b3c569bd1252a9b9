/** PostgreSQL's statistics of a column of times, in milliseconds since 1970, UTC. */
export type TimeStatistics = {
  /**
   * The bounds of a histogram with equally many rows in each part, not counting those of `common`; the earliest first.
   */
  bounds: readonly number[];
  /** Times that many rows have, and the share of all rows that have each. */
  common: readonly number[];
  shares: readonly number[];
};

const HUNDRED = 100;
/** Tolerance for rounding, since shares are sums of fractions. */
const NEARLY = 1e-6;

/**
 * How rows are spread over time: for each percentage from 1 to `percents`, a time such that this part of all rows is
 * from then or later. Unlike the rate of the newest rows, this accounts for imports and quiet years.
 * @returns the latest time first; fewer if the statistics do not reach so far
 */
export function spreadOfTimes(
  { bounds, common, shares }: TimeStatistics,
  percents: number,
): number[] {
  const inBounds = 1 - shares.reduce((sum, share) => sum + share, 0);
  const made = [
    ...bounds.map((time, at) => ({
      time,
      share: at === bounds.length - 1 ? 0 : inBounds / (bounds.length - 1),
    })),
    ...common.map((time, at) => ({ time, share: shares[at] ?? 0 })),
  ].toSorted((a, b) => b.time - a.time);
  const spread: number[] = [];
  let share = 0;
  for (const each of made) {
    share += each.share;
    while (spread.length < percents && (spread.length + 1) / HUNDRED <= share + NEARLY)
      spread.push(each.time);
  }
  return spread;
}
