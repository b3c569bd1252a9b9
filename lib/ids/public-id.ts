import { randomInt } from 'node:crypto';

/** Base 58: no 0, O, I or l, so that a printed id can be read aloud (decisions.md, "Addresses"). */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 12;
const SECRET_LENGTH = 22;

/** A new public id: 12 characters, 70 bits, from the system's random source. */
export const newId = () => randomText(LENGTH);

/** A new unguessable id for sessions and challenges: 22 characters, 128 bits. */
export const newSecretId = () => randomText(SECRET_LENGTH);

const randomText = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
