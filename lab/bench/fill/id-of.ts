import type { Random } from './random';

/** As in lib/platform/ids/public-id.ts. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const HALF = 6;

/** A public id from the next two random numbers. Different first numbers never make the same id. */
export const idOf = (random: Random): string => half(random()) + half(random());

function half(random: number): string {
  let remaining = random * 2 ** 32;
  let text = '';
  for (let place = 0; place < HALF; place++) {
    text += ALPHABET[remaining % ALPHABET.length];
    remaining = Math.floor(remaining / ALPHABET.length);
  }
  return text;
}
