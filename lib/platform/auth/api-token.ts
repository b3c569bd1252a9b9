import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { newKeySecret } from '@/lib/platform/ids/public-id';
import { bearerToken } from './token-from-headers';

/** What every key begins with: programs that search for secrets which were published by mistake know it by that. */
const PREFIX = 'prn_';
const FORMAT = /^prn_[1-9A-HJ-NP-Za-km-z]{32}[0-9A-Za-z]{6}$/;
const TAIL_LENGTH = 6;
const SHOWN_LENGTH = 12;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new key: 32 random characters (187 bits) between `prn_` and a check sum. */
export function newApiToken(): string {
  const body = PREFIX + newKeySecret();
  return body + tailOf(body);
}

/** Whether a text is written as a key is, up to its check sum. What is mistyped or cut off needs no database. */
export const isApiToken = (text: string): boolean =>
  FORMAT.test(text) && tailOf(text.slice(0, -TAIL_LENGTH)) === text.slice(-TAIL_LENGTH);

/** What the database stores of a key: so many random bits need neither a secret nor a slow hash. */
export const hashApiToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The first characters of a key, by which its owner knows it again. */
export const shownPrefix = (token: string): string => token.slice(0, SHOWN_LENGTH);

/** The key that a request comes with, well written or not; null for a session, other schemes and nothing. */
export function apiTokenOf(headers: Headers): string | null {
  const bearer = bearerToken(headers);
  return bearer?.startsWith(PREFIX) ? bearer : null;
}

/** CRC-32 as six digits of base 62. */
function tailOf(text: string): string {
  let rest = crc32(text);
  let tail = '';
  for (; tail.length < TAIL_LENGTH; rest = Math.floor(rest / BASE62.length))
    tail = (BASE62[rest % BASE62.length] ?? '') + tail;
  return tail;
}
