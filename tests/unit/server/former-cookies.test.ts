import { expect, it } from 'vitest';
import { renameFormerCookies } from '@/server/former-cookies';

const renamed = (cookie: string | undefined) => {
  const headers = { cookie };
  renameFormerCookies(headers);
  return headers.cookie;
};

it.each([
  ['perennial-guest=a', 'memorial-guest=a'],
  ['__Host-perennial-guest=a', '__Host-memorial-guest=a'],
  ['__Secure-perennial-device=a~b', '__Secure-memorial-device=a~b'],
  ['a=b;perennial-language =fr; c==d=', 'a=b; memorial-language=fr; c==d='],
  ['perennial-typed=x=y; theme', 'memorial-typed=x=y; theme'],
])('gives a cookie of before its name of today: %s', (former, today) => {
  expect(renamed(former)).toBe(today);
});

it.each([
  'memorial-language=en; perennial-language=fr',
  'perennial-language=fr; memorial-language=en',
])('lets the name of today win: %s', (cookie) => {
  expect(renamed(cookie)).toBe('memorial-language=en');
});

it.each([
  undefined,
  '',
  'a=b;c',
  'theme=perennial-guest',
  'perennial-guests=a',
  'x-perennial-guest=a',
  '__Other-perennial-guest=a',
])('leaves all else alone: %s', (cookie) => {
  expect(renamed(cookie)).toBe(cookie);
});
