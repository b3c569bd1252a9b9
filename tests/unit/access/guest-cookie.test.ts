import { afterEach, describe, expect, it, vi } from 'vitest';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { languageRewrites } from '@/lib/platform/language/rewrites';
import { config } from '@/middleware';

const SECRET = newSecretId();

/** The cookie functions of a site with this address. */
async function importCookiesFor(siteUrl: string) {
  vi.resetModules(); // the modules read the address only once
  vi.stubEnv('SITE_URL', siteUrl);
  return import('@/lib/access/guest-cookie');
}
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const headersWith = (cookie: string) => new Headers({ cookie });

describe('the cookie of a guest', () => {
  it('has the __Host- prefix over https, so that only this host can set it', async () => {
    const { guestCookie, guestSecret, clearedGuestCookies } =
      await importCookiesFor('https://example.org');
    const cookiePattern =
      /^__Host-memorial-guest=(\w*); Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/;
    expect(cookiePattern.exec(guestCookie(SECRET))?.[1]).toBe(SECRET);
    const formerHeaders = headersWith(`__Host-perennial-guest=${SECRET}`);
    const [currentCookie = '', formerCookie, ...more] = clearedGuestCookies(formerHeaders);
    expect(cookiePattern.exec(currentCookie)?.[1]).toBe('');
    expect(formerCookie).toBe(currentCookie.replace('memorial', 'perennial'));
    expect(more).toEqual([]);
    expect(guestSecret(headersWith(`__Host-memorial-guest=${SECRET}`))).toBe(SECRET);
    // Another host of the same domain can set this cookie, so it must not count.
    expect(guestSecret(headersWith(`memorial-guest=${SECRET}`))).toBeNull();
  });

  it('has no prefix over http, where browsers refuse __Host- cookies', async () => {
    const { guestCookie, guestSecret, clearedGuestCookies } =
      await importCookiesFor('http://localhost:3000');
    expect(guestCookie(SECRET)).toMatch(
      /^memorial-guest=\w+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(guestSecret(headersWith(`memorial-guest=${SECRET}`))).toBe(SECRET);
    expect(guestSecret(headersWith(`__Host-memorial-guest=${SECRET}`))).toBeNull();
    // The answer clears a former cookie only if the browser has sent it.
    expect(clearedGuestCookies(headersWith(`memorial-guest=${SECRET}`))).toEqual([
      'memorial-guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });

  it.each(['memorial-guest', '__Host-memorial-guest'])(
    '%s leads to the page that is rendered for each reader and never cached',
    (key) => {
      const rewrites = languageRewrites(['fr'], []).beforeFiles.filter(({ has }) =>
        has.some((each) => each.key === key),
      );
      expect(rewrites.map(({ destination }) => destination)).toEqual([
        '/en/viewer/memorial/:id',
        '/:language/viewer/memorial/:id',
      ]);
      const guarded = config.matcher.filter(
        (each) => typeof each !== 'string' && each.has.some((one) => one.key === key),
      );
      expect(guarded).toHaveLength(1);
    },
  );
});
