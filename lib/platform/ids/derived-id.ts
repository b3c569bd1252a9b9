import { createHash } from 'node:crypto';
import { ID_ALPHABET, ID_LENGTH } from './public-id';

/**
 * Derives a public id: the same thing gets the same id whenever it arrives.
 * @param parts identify the thing; include a random one if others must not be able to guess the id
 */
export const derivedId = (...parts: string[]): string =>
  derivedText(ID_LENGTH, JSON.stringify(parts));

/**
 * Derives a text of our id alphabet from `source`, with at most 40 characters: a hash does not
 * contain more.
 */
export function derivedText(length: number, source: string): string {
  const digest = createHash('sha256').update(source).digest('hex');
  let rest = BigInt(`0x${digest}`);
  let text = '';
  for (; text.length < length; rest /= BASE) text += ID_ALPHABET[Number(rest % BASE)];
  return text;
}

const BASE = BigInt(ID_ALPHABET.length);
