/** Returns the next random number of a row, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * Returns the random numbers of a row for a seed: always the same ones, whatever other rows are made. The first number
 * differs for each of the first 4,294,967,296 rows.
 */
export function randomOf(seed: number, row: number): Random {
  let state = mix(mix(seed) + row);
  return () => {
    state = (state + STEP) | 0;
    return (mix(state) >>> 0) / 2 ** 32;
  };
}

export const oneOf = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)] as T; // callers pass lists with items

/** A random entry, weighted by `share`. The shares add up to `total`. */
export function byShare<T extends { share: number }>(
  entries: readonly T[],
  total: number,
  random: Random,
): T {
  let remaining = random() * total;
  for (const entry of entries) {
    remaining -= entry.share;
    if (remaining < 0) return entry;
  }
  return entries[0] as T; // the shares were rounded
}

export const sumOfShares = (entries: readonly { share: number }[]): number =>
  entries.reduce((sum, { share }) => sum + share, 0);

/** Odd, so that the steps go through every state before one repeats. */
const STEP = 0x9e3779b9;

/** Maps the numbers of 32 bits to each other, no two to the same one (the finalizer of SplitMix32). */
function mix(number: number): number {
  let mixed = (number ^ (number >>> 16)) | 0;
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
