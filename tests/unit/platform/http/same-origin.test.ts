import { describe, expect, it } from 'vitest';
import { requireSameOrigin, requireSameOriginRead } from '@/lib/platform/http/same-origin';

const write =
  (headers: Record<string, string>, method = 'POST') =>
  () =>
    requireSameOrigin(
      new Request('http://localhost:3000/api', {
        method,
        headers: { host: 'localhost:3000', ...headers },
      }),
    );

describe('requireSameOrigin', () => {
  it.each([
    ['this site in a modern browser', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }],
    ['this site in an old browser', { origin: 'http://localhost:3000', cookie: 'a=b' }],
    ['a program without a cookie', {}],
    ['a bearer token', { authorization: 'Bearer x', 'sec-fetch-site': 'cross-site' }],
  ])('allows a write from %s', (_, headers) => {
    expect(write(headers)).not.toThrow();
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', cookie: 'a=b' }],
    ['another port or subdomain', { 'sec-fetch-site': 'same-site', cookie: 'a=b' }],
    ['another origin', { origin: 'http://evil.example', cookie: 'a=b' }],
    ['the null origin', { origin: 'null', cookie: 'a=b' }],
    ['a cookie without any proof', { cookie: 'a=b' }],
    ['another site before login', { 'sec-fetch-site': 'cross-site' }],
    [
      'another site behind basic authentication',
      { authorization: 'Basic eA==', 'sec-fetch-site': 'cross-site', cookie: 'a=b' },
    ],
  ])('refuses a write from %s', (_, headers) => {
    expect(write(headers)).toThrowError('This request did not come from this site.');
  });

  it('does not check reads', () => {
    expect(write({ 'sec-fetch-site': 'cross-site', cookie: 'a=b' }, 'GET')).not.toThrow();
  });
});

describe('requireSameOriginRead', () => {
  const read = (headers: Record<string, string>) => () =>
    requireSameOriginRead(new Request('http://localhost:3000/api', { headers }));

  it.each([
    ['a link of this site', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an old browser', { cookie: 'a=b' }],
    ['a bearer token', { authorization: 'Bearer x', 'sec-fetch-site': 'cross-site' }],
  ])('allows a read from %s', (_, headers) => {
    expect(read(headers)).not.toThrow();
  });

  it.each(['cross-site', 'same-site'])('refuses a read from %s', (site) => {
    expect(read({ 'sec-fetch-site': site, cookie: 'a=b' })).toThrowError('did not come from');
  });
});
