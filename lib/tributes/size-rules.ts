/** How flowers are drawn, from the smallest. Their sum is never shown to visitors (docs/decisions/0054). */
export const FLOWER_SIZES = ['sprig', 'flower', 'posy', 'bouquet', 'wreath'] as const;
export type FlowerSize = (typeof FLOWER_SIZES)[number];

/** The least amount of each in US cents, the largest first. */
const FROM: readonly (readonly [FlowerSize, number])[] = [
  ['wreath', 10_000],
  ['bouquet', 5_000],
  ['posy', 2_000],
  ['flower', 1_000],
];

/** Returns the drawing for an amount in US cents. A hidden amount is null, and a sprig. */
export const flowerSize = (minor: number | null): FlowerSize =>
  FROM.find(([, least]) => minor !== null && minor >= least)?.[0] ?? 'sprig';
