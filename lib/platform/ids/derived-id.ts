import { createHash } from 'node:crypto';
import { ALPHABET, LENGTH } from './public-id';

/**
 * The public id of something that may arrive twice: the same for the same parts, another one for others.
 * @param parts must name the thing, with a random one among them where nobody else may be able to say its id
 */
export const derivedId = (...parts: string[]): string => derivedText(LENGTH, JSON.stringify(parts));

/** So many characters of our alphabet that follow from a text, 40 at most: a hash has no more in it. */
export function derivedText(length: number, source: string): string {
  const digest = createHash('sha256').update(source).digest('hex');
  let rest = BigInt(`0x${digest}`);
  let text = '';
  for (; text.length < length; rest /= BASE) text += ALPHABET[Number(rest % BASE)];
  return text;
}

const BASE = BigInt(ALPHABET.length);
