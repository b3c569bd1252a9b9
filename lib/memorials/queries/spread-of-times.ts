/** What PostgreSQL's statistics say of a column of times, all of them in milliseconds since 1970, UTC. */
export type TimeStatistics = {
  /** Between two of these there are equally many rows, without those of `common`; the earliest first. */
  bounds: readonly number[];
  /** Times that many rows have, and which part of all rows have them. */
  common: readonly number[];
  shares: readonly number[];
};

const HUNDRED = 100;
/** Shares are sums of fractions. */
const NEARLY = 1e-6;

/**
 * How rows are spread over time: for each percent of all, from 1 to `percents`, a time such that so many percent were made then or
 * later. It follows imports and quiet years, which the rate of the newest says nothing of.
 * @returns the latest time first; fewer where the statistics do not say so much
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
