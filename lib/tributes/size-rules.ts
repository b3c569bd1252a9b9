/** How flowers are drawn, from the smallest. Their sum is never shown to visitors (docs/decisions/0054). */
export const FLOWER_SIZES = ['sprig', 'flower', 'posy', 'bouquet', 'wreath'] as const;
export type FlowerSize = (typeof FLOWER_SIZES)[number];

/** How many steps of its currency each costs at least, the largest first: from 100, 50, 20 and 10 dollars. */
const FROM: readonly (readonly [FlowerSize, number])[] = [
  ['wreath', 20],
  ['bouquet', 10],
  ['posy', 4],
  ['flower', 2],
];

/** A step of five dollars, in cents. */
const DOLLAR_STEP = 500;

/**
 * Returns the drawing for an amount in minor units. A hidden amount is null, and a sprig. `step`: what flowers go in, in the
 * amount's currency (lib/payments/shop/tribute-scale-rules.ts).
 */
export const flowerSize = (minor: number | null, step: number = DOLLAR_STEP): FlowerSize =>
  FROM.find(([, steps]) => minor !== null && minor >= steps * step)?.[0] ?? 'sprig';
