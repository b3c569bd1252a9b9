import { expect, it } from 'vitest';
import { acceptLegacyCookies } from '@/server/legacy-cookies';

const acceptCookies = (cookie: string | undefined) => {
  const headers = { cookie };
  acceptLegacyCookies(headers);
  return headers.cookie;
};

it.each([
  ['perennial-guest=a', 'memorial-guest=a'],
  ['__Host-perennial-guest=a', '__Host-memorial-guest=a'],
  ['__Secure-perennial-device=a~b', '__Secure-memorial-device=a~b'],
  ['a=b;perennial-language =fr; c==d=', 'memorial-language=fr'],
  ['perennial-device=x=y; theme', 'memorial-device=x=y'],
])('adds a cookie with a former name under its current name: %s', (former, today) => {
  expect(acceptCookies(former)).toBe(`${former}; ${today}`);
});

it.each([
  'memorial-language=en; perennial-language=fr',
  'perennial-language=fr; memorial-language=en',
  undefined,
  '',
  'a=b;c',
  'theme=perennial-guest',
  'perennial-guests=a',
  'x-perennial-guest=a',
  '__Other-perennial-guest=a',
  'perennial-typed=a', // lasts only ten minutes, and its page could not delete it
])('adds nothing if the current name is present or the cookie is unknown: %s', (cookie) => {
  expect(acceptCookies(cookie)).toBe(cookie);
});
