/** How much grows at the foot of a niche: leaves at first, and more with each step of tributes. */
export type Growth = 'bare' | 0 | 1 | 2 | 3 | 4;

/** The minimum number of tributes (not their sum) for each further step. */
const STEPS = [1, 3, 10, 30];

/** Returns 'bare' (leaves without buds) if the family wants no flowers. */
export const getNicheGrowth = (tributeCount: number, enableDigitalFlowers: boolean): Growth =>
  enableDigitalFlowers ? (STEPS.filter((step) => tributeCount >= step).length as Growth) : 'bare'; // there are four steps
