import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import { withoutUnusedQuery } from '@/server/page-query';

const targetForNext = (target: string) => withoutUnusedQuery(target, ALL_LANGUAGES);

describe('the query of a request for Next', () => {
  it.each([
    ['/?token=canary', '/'],
    ['/memorial/abc?email=canary', '/memorial/abc'],
    ['/memorial/abc?', '/memorial/abc'],
    ['/memorial/abc?a=1?b=2&_rsc=canary', '/memorial/abc'],
    ['/memorial/abc?_rsc=1x2y3', '/memorial/abc'],
    ['/login?_rsc=', '/login'],
    [`/memorial/abc?${'x'.repeat(14_000)}`, '/memorial/abc'],
    ['/login?from=%2Fprofile&message=Please', '/login'],
    ['/nonsense?token=canary', '/nonsense'],
    ['/administrator?token=canary', '/administrator'],
    ['/FIND-MEMORIALS?name=ada', '/FIND-MEMORIALS'],
    ['/xx/memorial/abc?token=canary', '/xx/memorial/abc'],
    ['/xx?token=canary', '/xx'],
    ['/xx/api/memorials?token=canary', '/xx/api/memorials'],
    ['/zz/admin?token=canary', '/zz/admin'],
    ['/profile/x?token=canary', '/profile/x'],
    ['/xx/profile/x?token=canary', '/xx/profile/x'],
    ['/admin/nothing?token=canary', '/admin/nothing'],
    ['/find-memorials/x?token=canary', '/find-memorials/x'],
    ['/send-flowers?token=canary', '/send-flowers'],
    ['/edit-memorial/a/b?token=canary', '/edit-memorial/a/b'],
    ['/viewer/x?token=canary', '/viewer/x'],
    ['/edit-memorial/..?token=canary', '/edit-memorial/..'],
    ['/admin/..?token=canary', '/admin/..'],
    ['/api/../memorial/abc?token=canary', '/api/../memorial/abc'],
    ['/admin/%2e%2e/?token=canary', '/admin/%2e%2e/'],
    ['/admin/..\\memorial/abc?token=canary', '/admin/..\\memorial/abc'],
    ['//admin/memorial/abc?token=canary', '//admin/memorial/abc'],
  ])('is removed from %s', (target, expected) => {
    expect(targetForNext(target)).toBe(expected);
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
    '/edit-memorial/abc?a=b',
    '/admin/orders/abc?a=b',
    '/profile/?a=b',
  ])('is kept for %s', (target) => {
    expect(targetForNext(target)).toBe(target);
  });
});

it('the query is removed below the prefix of a language that the site does not offer', () => {
  for (const path of ['/sw/profile', '/xx/find-memorials', '/sw/about'])
    expect(withoutUnusedQuery(`${path}?token=canary`, ['en', 'fr'])).toBe(path);
  expect(withoutUnusedQuery('/fr/profile?a=b', ['en', 'fr'])).toBe('/fr/profile?a=b');
});
