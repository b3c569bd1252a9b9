import { createHash } from 'node:crypto';

/**
 * PHP's urlencode, which PayFast signs with: a space is '+', only A-Za-z0-9-_. stay, hex is upper case.
 * encodeURIComponent alone is wrong for ! ' ( ) * ~ and so for every O'Brien (payments.md 2.3).
 */
export const phpUrlencode = (text: string) =>
  encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

/** MD5 over an encoded string with the passphrase behind it; an empty passphrase adds nothing (2.3). */
export function signatureOf(encoded: string, passphrase: string): string {
  const secret = passphrase.trim();
  const salted = secret ? `${encoded}&passphrase=${phpUrlencode(secret)}` : encoded;
  return createHash('md5').update(salted).digest('hex');
}
