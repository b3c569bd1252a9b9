import { afterEach, describe, expect, it, vi } from 'vitest';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { languageRewrites } from '@/lib/platform/language/rewrites';
import { config } from '@/middleware';

const SECRET = newSecretId();

/** The cookies of a site with this address. */
async function cookiesOf(siteUrl: string) {
  vi.resetModules(); // the address is read once
  vi.stubEnv('SITE_URL', siteUrl);
  return import('@/lib/access/guest-cookie');
}
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const sent = (cookie: string) => new Headers({ cookie });

describe('the cookie of a guest', () => {
  it('can be set by this host alone where it is served over https', async () => {
    const { guestCookie, guestSecret, clearedGuestCookies } =
      await cookiesOf('https://example.org');
    const whole =
      /^__Host-memorial-guest=(\w*); Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/;
    expect(whole.exec(guestCookie(SECRET))?.[1]).toBe(SECRET);
    const former = sent(`__Host-perennial-guest=${SECRET}`);
    const [today = '', before, ...more] = clearedGuestCookies(former);
    expect(whole.exec(today)?.[1]).toBe('');
    expect(before).toBe(today.replace('memorial', 'perennial'));
    expect(more).toEqual([]);
    expect(guestSecret(sent(`__Host-memorial-guest=${SECRET}`))).toBe(SECRET);
    // What another host of the domain has set for all of them.
    expect(guestSecret(sent(`memorial-guest=${SECRET}`))).toBeNull();
  });

  it('has its own name over http, where browsers refuse the other one', async () => {
    const { guestCookie, guestSecret, clearedGuestCookies } =
      await cookiesOf('http://localhost:3000');
    expect(guestCookie(SECRET)).toMatch(
      /^memorial-guest=\w+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(guestSecret(sent(`memorial-guest=${SECRET}`))).toBe(SECRET);
    expect(guestSecret(sent(`__Host-memorial-guest=${SECRET}`))).toBeNull();
    // No browser is told a former name that it does not have.
    expect(clearedGuestCookies(sent(`memorial-guest=${SECRET}`))).toEqual([
      'memorial-guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });

  it.each(['memorial-guest', '__Host-memorial-guest'])(
    'named %s leads to the page that is rendered for its reader, past all caches',
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
