import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const OWNER = { id: 'ada', deviceGeneration: 0 };

/** Settings are cached, so each test imports the modules again. */
async function cookieAt(siteUrl: string): Promise<string> {
  vi.stubEnv('SITE_URL', siteUrl);
  const { knownDevice, knownDeviceCookie } = await import('@/lib/accounts/known-device');
  const setCookie = knownDeviceCookie(new Request(siteUrl), OWNER);
  const cookie = setCookie.split(';')[0] ?? '';
  expect(knownDevice(new Request(siteUrl, { headers: { cookie } }), OWNER)).not.toBeNull();
  return setCookie;
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

it('is secure if the site uses https', async () => {
  const cookie = await cookieAt('https://perennial.example');
  expect(cookie).toMatch(/^__Secure-memorial-device=.*; HttpOnly; SameSite=Lax; Secure$/);
});

it('works over http, where browsers refuse secure cookies', async () => {
  const cookie = await cookieAt('http://localhost:3000');
  expect(cookie).toMatch(/^memorial-device=.*; HttpOnly; SameSite=Lax$/);
});
