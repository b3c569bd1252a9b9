import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { needsLogin, PAGES } from '@/lib/platform/pages';
import { middleware } from '@/middleware';

/** An address of each page that needs a login. */
const GUARDED = Object.keys(PAGES)
  .filter(needsLogin)
  .map((page) => page.replace(/\[\w+\]/g, '3mJr7AoUXx2W'));
const SITE = 'https://perennial.example';

beforeEach(() => vi.stubEnv('LANGUAGES', 'fr,ar'));
afterEach(() => vi.unstubAllEnvs());

const answerTo = (path: string, chosenLanguage?: string) => {
  const headers = chosenLanguage ? { Cookie: `memorial-language=${chosenLanguage}` } : undefined;
  return middleware(new NextRequest(new URL(path, SITE), { ...(headers && { headers }) }));
};

describe('without a session', () => {
  it.each([
    ['/profile', undefined, '/login', '/profile'],
    ['/profile', 'fr', '/fr/login', '/fr/profile'],
    ['/admin/users?search=a&page=2', 'ar', '/ar/login', '/ar/admin/users?search=a&page=2'],
    ['/fr/profile', undefined, '/fr/login', '/fr/profile'],
    ['/fr/profile', 'ar', '/fr/login', '/fr/profile'],
    ['/profile', 'en', '/login', '/profile'],
    ['/profile', 'sw', '/login', '/profile'],
    ['/profile', 'xx', '/login', '/profile'],
    ['/profile', '../evil', '/login', '/profile'],
  ])(
    '%s, with the language %s chosen, redirects to %s',
    async (path, chosenLanguage, login, from) => {
      const answer = await answerTo(path, chosenLanguage);
      const location = new URL(answer.headers.get('location') ?? '');
      expect([answer.status, location.pathname]).toEqual([307, login]);
      expect(location.searchParams.get('from')).toBe(from);
    },
  );

  it.each(GUARDED)('%s redirects to the login in every language of the site', async (address) => {
    for (const prefix of ['', '/fr', '/ar']) {
      const answer = await answerTo(`${prefix}${address}`);
      const location = new URL(answer.headers.get('location') ?? '');
      expect([answer.status, location.pathname]).toEqual([307, `${prefix}/login`]);
    }
  });

  it.each(['/sw/profile', '/xx/admin/users', '/zu/memorial/3mJr7AoUXx2W'])(
    '%s, in a language the site does not offer, is passed on to the 404 page',
    async (path) => {
      const answer = await answerTo(path);
      expect(answer.headers.get('x-middleware-next')).toBe('1');
      expect(answer.headers.get('content-security-policy')).toBeNull();
    },
  );
});
