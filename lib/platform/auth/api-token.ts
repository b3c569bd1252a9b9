import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { newKeySecret } from '@/lib/platform/ids/public-id';
import { bearerToken } from './token-from-headers';

/** The prefix of all keys, by which scanners recognise keys that were published by mistake. */
const PREFIX = 'prn_';
const FORMAT = /^prn_[1-9A-HJ-NP-Za-km-z]{32}[0-9A-Za-z]{6}$/;
const CHECKSUM_LENGTH = 6;
const DISPLAY_LENGTH = 12;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Creates a key: `prn_`, 32 random characters (187 bits) and a checksum. */
export function newApiToken(): string {
  const body = PREFIX + newKeySecret();
  return body + checksumOf(body);
}

/**
 * Whether a text has the format of a key and a correct checksum. Saves a database query for
 * mistyped or truncated keys.
 */
export const isApiToken = (text: string): boolean =>
  FORMAT.test(text) && checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);

/**
 * The hash that the database stores. A key is random enough to need neither a secret nor a slow
 * hash.
 */
export const hashApiToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The first characters of a key, by which its owner recognises it. */
export const displayPrefix = (token: string): string => token.slice(0, DISPLAY_LENGTH);

/** The API key of a request, valid or not; null if it has none. */
export function apiTokenFromHeaders(headers: Headers): string | null {
  const bearer = bearerToken(headers);
  return bearer?.startsWith(PREFIX) ? bearer : null;
}

/** CRC-32 as six digits of base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let checksum = '';
  for (; checksum.length < CHECKSUM_LENGTH; rest = Math.floor(rest / BASE62.length))
    checksum = (BASE62[rest % BASE62.length] ?? '') + checksum;
  return checksum;
}
