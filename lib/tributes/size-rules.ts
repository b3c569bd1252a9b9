/** How flowers are drawn, smallest first. Visitors never see the amount (docs/decisions/0054). */
export const FLOWER_SIZES = ['sprig', 'flower', 'posy', 'bouquet', 'wreath'] as const;
export type FlowerSize = (typeof FLOWER_SIZES)[number];

/**
 * The least amount for each size, as a multiple of the currency's step; with the dollar's step of 5
 * that is 100, 50, 20 and 10 dollars.
 */
const SIZE_STEPS: readonly (readonly [FlowerSize, number])[] = [
  ['wreath', 20],
  ['bouquet', 10],
  ['posy', 4],
  ['flower', 2],
];

/** Five dollars in cents. */
const DOLLAR_STEP = 500;

/**
 * The size for an amount in minor units; `sprig` for null, a hidden amount. `step` is the
 * currency's step (lib/payments/shop/tribute-limit-rules.ts).
 */
export const flowerSize = (minor: number | null, step: number = DOLLAR_STEP): FlowerSize =>
  SIZE_STEPS.find(([, steps]) => minor !== null && minor >= steps * step)?.[0] ?? 'sprig';
