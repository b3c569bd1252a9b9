import { beforeEach, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { networksOf } from '@/lib/platform/http/caller-networks';
import { tryConsumeCeiling } from '@/lib/platform/http/consume-ceiling';
import { LIMITS } from '@/lib/platform/http/limits';
import { SHARED_CEILINGS } from '@/lib/platform/http/shared-ceilings';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';
import { ada, ben, PASSWORD } from '@/tests/support/cast';
import { shutCeiling } from '@/tests/support/ceiling';
import {
  codeOf,
  deviceCookieOf,
  fromBrowser,
  newAddressHeaders,
  passMinutes,
  resetDatabaseAndClock,
} from './account';

const PER_NETWORK = LIMITS.loginToAccount.max;
const CEILING = 'loginToAccountFromAll';
const FROM_ALL = LIMITS[CEILING].max;
const { quietUses: QUIET_USES, most: MOST } = SHARED_CEILINGS[CEILING];
const NOBODY = 'nobody@example.org';

const login = (email: string, password: string, headers: Record<string, string>) =>
  call(logIn, { body: { email, password }, headers });

/** Tries a wrong password `times` times from each address. Returns how many were checked. */
async function guess(email: string, addresses: string[], times: number): Promise<number> {
  let checked = 0;
  for (const address of addresses)
    for (let i = 0; i < times; i++)
      if ((await login(email, 'wrong', { 'x-client-address': address })).status === 401) checked++;
  return checked;
}

/** Counts a login, without spending time on passwords. Returns whether its password would be checked. */
const countLogin = async (email: string, address: string) => {
  const caller = { sources: networksOf(address), known: null };
  return (await tryConsumeCeiling(CEILING, hashResetAddress(email), caller)).isAllowed;
};

/** Counts a login from each of many networks. Returns how many passwords would be checked. */
async function countLogins(email: string, networks: number): Promise<number> {
  let checked = 0;
  for (let at = 0; at < networks; at++) if (await countLogin(email, newSecretId())) checked++;
  return checked;
}

const exhaust = (email: string) => shutCeiling(CEILING, hashResetAddress(email));

describe('guessing passwords from many networks', () => {
  let email: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    email = (await ada()).user.email;
  });

  it('is limited to fifty checked passwords per clock hour from five networks', async () => {
    const addresses = [1, 2, 3, 4, 5, 6].map((at) => `198.51.100.${at}`);
    for (let at = 0; at < FROM_ALL; at++)
      expect(await countLogin(email, addresses[at % 5] ?? '')).toBe(true);
    expect(await guess(email, addresses, QUIET_USES + 1)).toBe(QUIET_USES); // of the sixth
    passMinutes(60);
    expect(await guess(email, addresses, 1)).toBe(addresses.length);
  });

  it('is limited to 152 checked passwords per clock hour, from however many networks', async () => {
    expect(await countLogins(email, MOST + 20)).toBe(MOST);
    expect((await login(email, 'wrong', newAddressHeaders())).status).toBe(429);
    passMinutes(60);
    expect((await login(email, 'wrong', newAddressHeaders())).status).toBe(401);
  });

  it('is limited to 304 checked passwords in any 60 minutes, even around the full hour', async () => {
    passMinutes(59);
    const before = await countLogins(email, MOST + 20);
    passMinutes(2);
    const after = await countLogins(email, MOST + 20);
    expect(before + after).toBe(304);
  });

  it('is limited alike for an unknown address', async () => {
    for (const who of [email, NOBODY]) {
      for (let at = 0; at < FROM_ALL; at++) await countLogin(who, '192.0.2.1');
      const addresses = ['192.0.2.1', '198.51.100.1', '198.51.100.2'];
      expect(await guess(who, addresses, QUIET_USES + 1)).toBe(2 * QUIET_USES);
    }
  });

  it('is refused alike for accounts and unknown addresses', async () => {
    await exhaust(email);
    await exhaust(NOBODY);
    const known = await login(email, PASSWORD, newAddressHeaders());
    const unknown = await login(NOBODY, PASSWORD, newAddressHeaders());
    expect(known.status).toBe(429);
    expect(known.body.message).toContain('Forgot Password');
    expect(unknown.status).toBe(429);
    expect(unknown.body).toEqual(known.body);
  });

  it('does not affect a browser that was logged in before', async () => {
    const device = deviceCookieOf(await login(email, PASSWORD, newAddressHeaders()));
    await exhaust(email);
    expect((await login(email, PASSWORD, newAddressHeaders())).status).toBe(429);
    expect((await login(email, PASSWORD, fromBrowser(device))).status).toBe(200);
  });

  it('does not stop a new browser that enters a mailed code', async () => {
    await exhaust(email);
    const { userId } = (await call(forgot, { body: { email }, headers: newAddressHeaders() })).body;
    const body = { userId, otp: await codeOf(userId), newPassword: 'violets' };
    const device = deviceCookieOf(
      await call(resetPassword, { body, headers: newAddressHeaders() }),
    );
    expect((await login(email, 'violets', newAddressHeaders())).status).toBe(429);
    expect((await login(email, 'violets', fromBrowser(device))).status).toBe(200);
  });

  it('is not helped by the device of another account', async () => {
    const other = (await ben()).user.email;
    const device = deviceCookieOf(await login(other, PASSWORD, newAddressHeaders()));
    for (const who of [email, NOBODY]) {
      await exhaust(who);
      expect((await login(who, PASSWORD, fromBrowser(device))).status).toBe(429);
    }
  });

  it('allows a stolen device ten guesses in 15 minutes, then counts it with strangers', async () => {
    const device = deviceCookieOf(await login(email, PASSWORD, newAddressHeaders()));
    await exhaust(email);
    const guesses: number[] = [];
    for (let i = 0; i < LIMITS.loginFromDevice.max + 5; i++)
      guesses.push((await login(email, 'wrong', fromBrowser(device))).status);
    expect(guesses.filter((status) => status === 401)).toHaveLength(LIMITS.loginFromDevice.max);
    passMinutes(15);
    expect((await login(email, PASSWORD, fromBrowser(device))).status).toBe(200);
  });

  it.each([
    ['/56', (i: number) => `2001:db8:1:12f${i}::1`],
    ['/48', (i: number) => `2001:db8:1:${i}000::1`],
  ])('allows all addresses of a %s together as many guesses as one address', async (_, address) => {
    const addresses = [0, 1, 2, 3, 4, 5].map(address);
    expect(await guess(email, addresses, 4)).toBe(PER_NETWORK);
    passMinutes(60);
    for (let at = 0; at < FROM_ALL; at++) await countLogin(email, '192.0.2.1');
    expect(await guess(email, addresses, 1)).toBe(QUIET_USES); // now that the ceiling is full
  });
});
