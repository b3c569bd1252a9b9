import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { newKeySecret } from '@/lib/platform/ids/public-id';
import { bearerToken } from './token-from-headers';

/** The prefix of all keys, by which scanners recognise keys that were published by mistake. */
const PREFIX = 'prn_';
const FORMAT = /^prn_[1-9A-HJ-NP-Za-km-z]{32}[0-9A-Za-z]{6}$/;
const TAIL_LENGTH = 6;
const SHOWN_LENGTH = 12;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Creates a key: `prn_`, 32 random characters (187 bits) and a checksum. */
export function newApiToken(): string {
  const body = PREFIX + newKeySecret();
  return body + tailOf(body);
}

/**
 * Whether a text has the format of a key and a correct checksum. For mistyped or truncated keys the
 * database need not be asked.
 */
export const isApiToken = (text: string): boolean =>
  FORMAT.test(text) && tailOf(text.slice(0, -TAIL_LENGTH)) === text.slice(-TAIL_LENGTH);

/**
 * The hash that the database stores. A key is random enough to need neither a secret nor a slow
 * hash.
 */
export const hashApiToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The first characters of a key, by which its owner recognises it. */
export const shownPrefix = (token: string): string => token.slice(0, SHOWN_LENGTH);

/** The API key of a request, valid or not; null if it has none. */
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
