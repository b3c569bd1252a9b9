/**
 * Points: a rule adds up points for clues that a text has, and for phrases of the lists, and holds
 * the text from a least sum on. Words of warmth and of memory take points away, so that one cold
 * word among warm ones does not hold a text.
 *
 * The points were fitted once to texts of people who had not seen the rules, rounded, and put into
 * screening/points.json: `pay` counts for one word of that clue, `pay2` once more for a second one,
 * `debt+pay` when both are near each other. See docs/decisions/0094-condolences-in-two-rings.md.
 */
import type { Clue, Clues } from './clue-rules';

/** Whether a text has an unmistakable phrase of a list (two words or more), or a single word. */
export type Hit = `${'livestream' | 'payment' | 'messenger' | 'hurt'}:${'phrase' | 'word'}`;

export interface Points {
  /** A text is held from this sum on. */
  least: number;
  points: { [sign: string]: number };
}

/**
 * @param clues of findClues
 * @param hits phrases of the lists that the text has
 * @param points of a rule
 * @returns the sum of points
 */
export function sumPoints(clues: Clues, hits: ReadonlySet<Hit>, points: Points['points']): number {
  let sum = 0;
  for (const [sign, value] of Object.entries(points)) if (hasSign(sign, clues, hits)) sum += value;
  return sum;
}

function hasSign(sign: string, { counts, near }: Clues, hits: ReadonlySet<Hit>): boolean {
  if (sign.includes(':')) return hits.has(sign as Hit); // points.json names hits so
  if (sign.includes('+')) return near.has(sign);
  const isSecond = sign.endsWith('2');
  const clue = (isSecond ? sign.slice(0, -1) : sign) as Clue; // points.json names clues only
  return (counts.get(clue) ?? 0) >= (isSecond ? 2 : 1);
}

const FAMILIES: Record<'address' | 'livestream' | 'messenger' | 'payment', Clue[]> = {
  payment: ['pay', 'money', 'debt', 'give', 'offer', 'goods', 'spirit', 'amount', 'purse'],
  livestream: ['stream', 'rite', 'access'],
  messenger: ['channel', 'service', 'reach', 'private', 'suitor', 'zero', 'spoken', 'digits'],
  address: ['search', 'dot', 'backwards'],
};

/**
 * @param clues of findClues
 * @returns what a text asks for that has no phrase of the lists: the rule of most of its clues
 */
export function familyOf(clues: Clues): keyof typeof FAMILIES {
  const sums = (Object.keys(FAMILIES) as (keyof typeof FAMILIES)[]) // keys of the literal above
    .map((family) => ({
      family,
      sum: FAMILIES[family].reduce((sum, clue) => sum + (clues.counts.get(clue) ?? 0), 0),
    }));
  return sums.reduce((best, other) => (other.sum > best.sum ? other : best)).family;
}
