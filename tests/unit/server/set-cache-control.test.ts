import { describe, expect, it } from 'vitest';
import { setCacheControl } from '@/server/set-cache-control';
import { dummyResponse } from '../../support/dummy-response';

const NEXT_DEFAULT = 's-maxage=3600, stale-while-revalidate=31532400';

function cacheControl(
  path: string,
  statusCode: number,
  { before = NEXT_DEFAULT, isForRouter = false } = {},
) {
  const response = dummyResponse();
  response.statusCode = statusCode;
  response.setHeader('Cache-Control', before);
  setCacheControl(path, response, isForRouter);
  return response.getHeader('cache-control');
}

describe('setCacheControl', () => {
  it.each([
    ['a memorial', '/memorial/abc', 200, 'public, max-age=0, must-revalidate'],
    ['a memorial that has not changed', '/memorial/abc', 304, 'public, max-age=0, must-revalidate'],
    ['the home page', '/', 200, 'public, max-age=0, must-revalidate'],
    ['the home page with a query', '/?from=mail', 200, 'public, max-age=0, must-revalidate'],
    ['a missing memorial', '/memorial/abc', 404, 'no-store'],
    [
      'a memorial in another language',
      '/ar/memorial/abc',
      200,
      'public, max-age=0, must-revalidate',
    ],
    ['any other address that is missing', '/ar/nonsense', 404, 'no-store'],
    ['another page', '/about', 200, NEXT_DEFAULT],
  ])('sets the right header for %s', (_, path, status, expected) => {
    expect(cacheControl(path, status)).toBe(expected);
  });

  it.each(['/', '/about', '/memorial/abc'])(
    'forbids all caches to keep data for the router: %s',
    (path) => {
      expect(cacheControl(path, 200, { isForRouter: true })).toBe('private, no-store');
    },
  );

  it('keeps the page of a signed-in viewer private', () => {
    expect(cacheControl('/memorial/abc', 200, { before: 'private, no-store' })).toBe(
      'private, no-store',
    );
  });
});
