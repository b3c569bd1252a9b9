/** How much grows at the foot of a niche: leaves from the first hour, and more with each tribute. */
export type Growth = 'bare' | 0 | 1 | 2 | 3 | 4;

/** The fewest tributes for each further state (the number of them, never their sum). */
const STEPS = [1, 3, 10, 30];

/** Without a bud where the family wants no flowers. */
export const growthOf = (tributeCount: number, enableDigitalFlowers: boolean): Growth =>
  enableDigitalFlowers ? (STEPS.filter((step) => tributeCount >= step).length as Growth) : 'bare'; // one for each of four steps
