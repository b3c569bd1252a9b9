/** Base 58: no 0, O, I or l, so that a printed id can be read aloud (product.md, "Addresses"). */
export const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const LENGTH = 12;
export const SECRET_LENGTH = 22;
/** Bytes from here on are skipped: otherwise the first letters would be more frequent than the others. */
const EVEN = 256 - (256 % ALPHABET.length);

/** A new public id: 12 characters, 70 bits, cryptographically random. Works in browsers, too. */
export const newId = () => randomText(LENGTH);

/** A new unguessable id for sessions and challenges: 22 characters, 128 bits. */
export const newSecretId = () => randomText(SECRET_LENGTH);

/** The random part of a key for programs: 32 characters, 187 bits. */
export const newKeySecret = () => randomText(32);

function randomText(length: number): string {
  let text = '';
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < EVEN && text.length < length) text += ALPHABET[byte % ALPHABET.length];
  return text;
}

/** The format of a public id: 12 characters of ALPHABET. */
export const PUBLIC_ID = /^[1-9A-HJ-NP-Za-km-z]{12}$/;

/** The format of an unguessable id: 22 characters of ALPHABET. */
export const SECRET_ID = /^[1-9A-HJ-NP-Za-km-z]{22}$/;

/** Whether a text has the format of a public id; nothing else needs a database query. */
export const isPublicId = (text: string) => PUBLIC_ID.test(text);
