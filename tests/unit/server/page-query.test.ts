import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DYNAMIC_PAGES } from '@/lib/platform/language/dynamic-pages';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import { config } from '@/middleware';
import { withoutForeignQuery } from '@/server/page-query';

const OTHERS = ALL_LANGUAGES.filter((language) => language !== 'en').sort();

describe('the query that Next sees', () => {
  it.each([
    ['/?token=canary', '/'],
    ['/memorial/abc?email=canary', '/memorial/abc'],
    ['/memorial/abc?', '/memorial/abc'],
    ['/memorial/abc?a=1?b=2&_rsc=canary', '/memorial/abc'],
    [`/memorial/abc?${'x'.repeat(14_000)}`, '/memorial/abc'],
    ['/login?from=%2Fprofile&message=Please', '/login'],
    ['/nonsense?token=canary', '/nonsense'],
    ['/administrator?token=canary', '/administrator'],
    ['/FIND-MEMORIALS?name=ada', '/FIND-MEMORIALS'],
    ['/xx/memorial/abc?token=canary', '/xx/memorial/abc'],
    ['/xx?token=canary', '/xx'],
    ['/xx/api/memorials?token=canary', '/xx/api/memorials'],
    ['/zz/admin?token=canary', '/zz/admin'],
    ['/admin/..?token=canary', '/admin/..'],
    ['/api/../memorial/abc?token=canary', '/api/../memorial/abc'],
    ['/admin/%2e%2e/?token=canary', '/admin/%2e%2e/'],
    ['/admin/..\\memorial/abc?token=canary', '/admin/..\\memorial/abc'],
    ['//admin/memorial/abc?token=canary', '//admin/memorial/abc'],
  ])('is missing from %s', (target, seen) => {
    expect(withoutForeignQuery(target, false)).toBe(seen);
  });

  it.each([
    '/find-memorials?name=ada&page=2',
    '/admin/orders?search=a%40example.org',
    '/create-memorial?step=family',
    '/flower-payment/cancel?memorial_id=abc',
    '/xx/admin/orders?search=a%40example.org',
    '/xr/find-memorials?name=ada',
    '/api/memorials?name=ada',
    '/find-memorials?name=ada&_rsc=1x2y3',
    '/memorial/abc',
  ])('is all of %s', (target) => {
    expect(withoutForeignQuery(target, false)).toBe(target);
    expect(withoutForeignQuery(target, true)).toBe(target);
  });

  it('is the fingerprint of the router alone where a cached page is asked for by it', () => {
    expect(withoutForeignQuery('/memorial/abc?token=canary&_rsc=1x2y3', true)).toBe(
      '/memorial/abc?_rsc=1x2y3',
    );
    expect(withoutForeignQuery('/memorial/abc?token=canary', true)).toBe('/memorial/abc');
  });
});

it('the dynamic pages are those that the middleware matches by path', () => {
  const matched = config.matcher.filter((matcher) => typeof matcher === 'string');
  const prefix = `/:language(${OTHERS.join('|')})?`;
  expect(matched.map((each) => each.replace(prefix, '').replace('/:path*', ''))).toEqual(
    DYNAMIC_PAGES,
  );
  expect(matched.filter((each) => !each.startsWith(prefix))).toEqual([]);
});

it('every page that reads its query is one of them', () => {
  const files = globSync('app/**/page.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('searchParams'),
  );
  const addresses = files.map(
    (file) => `/${path.relative('app/[language]', path.dirname(file)).replace(/\([^)]+\)\//g, '')}`,
  );
  expect(addresses.length).toBeGreaterThan(5);
  const isDynamic = (address: string) =>
    DYNAMIC_PAGES.some((page) => address === page || address.startsWith(`${page}/`));
  expect(addresses.filter((address) => !isDynamic(address))).toEqual([]);
});
