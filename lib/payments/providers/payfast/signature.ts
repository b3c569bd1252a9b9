import { createHash } from 'node:crypto';

/**
 * PHP's urlencode, with which PayFast signs: a space is '+', only A-Za-z0-9-_. stay, hex digits are
 * upper case. encodeURIComponent does not encode ! ' ( ) * ~ and so would fail for every O'Brien
 * (payments.md 2.3).
 */
export const phpUrlencode = (text: string) =>
  encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

/** MD5 of an encoded string followed by the passphrase, unless that is empty (2.3). */
export function signatureOf(encoded: string, passphrase: string): string {
  const secret = passphrase.trim();
  const salted = secret ? `${encoded}&passphrase=${phpUrlencode(secret)}` : encoded;
  return createHash('md5').update(salted).digest('hex');
}
