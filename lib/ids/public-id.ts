/** Base 58: no 0, O, I or l, so that a printed id can be read aloud (decisions.md, "Addresses"). */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 12;
const SECRET_LENGTH = 22;
/** Bytes from here on are thrown away: the first letters would come more often than the others. */
const EVEN = 256 - (256 % ALPHABET.length);

/** A new public id: 12 characters, 70 bits, from the system's random source. In browsers, too. */
export const newId = () => randomText(LENGTH);

/** A new unguessable id for sessions and challenges: 22 characters, 128 bits. */
export const newSecretId = () => randomText(SECRET_LENGTH);

function randomText(length: number): string {
  let text = '';
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < EVEN && text.length < length) text += ALPHABET[byte % ALPHABET.length];
  return text;
}
