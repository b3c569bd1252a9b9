import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  apiTokenFromHeaders,
  displayPrefix,
  hashApiToken,
  isApiToken,
  newApiToken,
} from '@/lib/platform/auth/api-token';

/** The checksum comes from zlib in another language. */
const KNOWN = 'prn_111111111111111111111111111111110G1HDc';

it('all keys have the same format, and each is different', () => {
  const keys = Array.from({ length: 1_000 }, newApiToken);
  for (const key of keys) expect(key).toMatch(/^prn_[1-9A-HJ-NP-Za-km-z]{32}[0-9A-Za-z]{6}$/);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every(isApiToken)).toBe(true);
});

it('a key ends with the checksum that other programs compute', () => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const key = newApiToken();
  const tail = [...key.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
  expect(tail).toBe(crc32(key.slice(0, -6)));
  expect(isApiToken(KNOWN)).toBe(true);
});

it('detects each wrong character, each swap of two, and a key that is too short or too long', () => {
  const key = newApiToken();
  for (let at = 0; at < key.length; at += 1) {
    const other = key[at] === 'x' ? 'y' : 'x';
    expect(isApiToken(key.slice(0, at) + other + key.slice(at + 1)), String(at)).toBe(false);
    const [one, two] = [key[at], key[at + 1]];
    if (two !== undefined && one !== two)
      expect(isApiToken(`${key.slice(0, at)}${two}${one}${key.slice(at + 2)}`)).toBe(false);
  }
  for (const text of [
    '',
    'prn_',
    key.slice(0, -1),
    `${key}0`,
    ` ${key}`,
    key.toUpperCase(),
    `${KNOWN.slice(0, -6)}000000`,
    `prn_${'x'.repeat(100_000)}`,
  ])
    expect(isApiToken(text)).toBe(false);
});

it('a key is stored only as a hash, and shown by its first twelve characters', () => {
  const key = newApiToken();
  expect(hashApiToken(key)).toMatch(/^[\w-]{43}$/);
  expect(hashApiToken(key)).not.toBe(hashApiToken(newApiToken()));
  expect(displayPrefix(key)).toBe(key.slice(0, 12));
});

it.each([
  ['Bearer prn_x', 'prn_x'],
  ['bearer prn_x', 'prn_x'],
  ['BEARER prn_', 'prn_'],
  ['Bearer  prn_x', null],
  ['Bearer prn_x y', null],
  ['Bearer PRN_x', null],
  ['Bearer xprn_x', null],
  ['Basic prn_x', null],
  ['prn_x', null],
  ['Bearer', null],
  ['', null],
])('reads the authorization %s as %s', (authorization, expected) => {
  expect(apiTokenFromHeaders(new Headers({ authorization }))).toBe(expected);
});

it('ignores cookies', () => {
  expect(apiTokenFromHeaders(new Headers({ cookie: 'next-auth.session-token=prn_x' }))).toBeNull();
  expect(apiTokenFromHeaders(new Headers())).toBeNull();
});
