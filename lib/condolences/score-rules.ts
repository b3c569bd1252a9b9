/**
 * Adds up points for a text's clues and phrases; a text with at least `least` points is held. Words
 * of warmth and memory subtract points, so that one cold word among warm ones does not hold a text.
 *
 * The points were fitted once to texts by people who had not seen the rules, rounded, and stored in
 * screening/points.json: `pay` counts for one word of that clue, `pay2` again for a second one
 * (docs/decisions/0094-condolences-in-two-rings.md).
 */
import type { Clue, Clues } from './clue-rules';

/** A match of a list's phrases in a text: an unmistakable phrase (two words or more) or a single word. */
export type Hit = `${'livestream' | 'payment' | 'messenger' | 'hurt'}:${'phrase' | 'word'}`;

export interface Points {
  /** A text is held from this sum on. */
  least: number;
  points: { [sign: string]: number };
}

/**
 * @param clues from findClues
 * @param hits the phrases that the text contains
 * @param points of an aim
 * @returns the sum of points
 */
export function sumPoints(clues: Clues, hits: ReadonlySet<Hit>, points: Points['points']): number {
  let sum = 0;
  for (const [sign, value] of Object.entries(points)) if (hasSign(sign, clues, hits)) sum += value;
  return sum;
}

function hasSign(sign: string, clues: Clues, hits: ReadonlySet<Hit>): boolean {
  if (sign.includes(':')) return hits.has(sign as Hit); // points.json uses these names
  const isSecond = sign.endsWith('2');
  const clue = (isSecond ? sign.slice(0, -1) : sign) as Clue; // points.json contains only clues
  return (clues.get(clue) ?? 0) >= (isSecond ? 2 : 1);
}
