import { createHash } from 'node:crypto';
import { ALPHABET, LENGTH } from './public-id';

/**
 * The public id of something that may arrive twice: the same for the same parts, another one for others.
 * @param parts must name the thing, with a random one among them where nobody else may be able to say its id
 */
export function derivedId(...parts: string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  let rest = BigInt(`0x${digest}`);
  let id = '';
  for (; id.length < LENGTH; rest /= BASE) id += ALPHABET[Number(rest % BASE)];
  return id;
}

const BASE = BigInt(ALPHABET.length);
