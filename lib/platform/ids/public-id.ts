/** Base 58: no 0, O, I or l, so that a printed id can be read aloud (product.md, "Addresses"). */
export const ID_ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const ID_LENGTH = 12;
export const SECRET_LENGTH = 22;
/**
 * Larger bytes are skipped, because otherwise the first characters of the alphabet would be more
 * frequent.
 */
const UNBIASED_LIMIT = 256 - (256 % ID_ALPHABET.length);

/** Creates a public id: 12 cryptographically random characters, 70 bits. Works in browsers too. */
export const newId = () => randomText(ID_LENGTH);

/** Creates an unguessable id for sessions and challenges: 22 characters, 128 bits. */
export const newSecretId = () => randomText(SECRET_LENGTH);

/** Creates the random part of an API key: 32 characters, 187 bits. */
export const newKeySecret = () => randomText(32);

function randomText(length: number): string {
  let text = '';
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < UNBIASED_LIMIT && text.length < length)
        text += ID_ALPHABET[byte % ID_ALPHABET.length];
  return text;
}

/** The format of a public id: 12 characters of ID_ALPHABET. */
export const PUBLIC_ID = /^[1-9A-HJ-NP-Za-km-z]{12}$/;

/** The format of a public id that somebody wrote in upper case, where i and o have become I and O. */
export const PUBLIC_ID_IN_UPPER_CASE = /^[1-9A-Z]{12}$/;

/** The format of an unguessable id: 22 characters of ID_ALPHABET. */
export const SECRET_ID = /^[1-9A-HJ-NP-Za-km-z]{22}$/;

/** Whether a text has the format of a public id; any other text needs no database query. */
export const isPublicId = (text: string) => PUBLIC_ID.test(text);
