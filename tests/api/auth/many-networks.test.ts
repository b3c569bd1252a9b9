import { beforeEach, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { LIMITS } from '@/lib/platform/http/limits';
import { tryConsumeRateLimit } from '@/lib/platform/http/rate-limit';
import { call } from '@/tests/support/call';
import { ada, ben, PASSWORD } from '@/tests/support/cast';
import {
  codeOf,
  deviceCookieOf,
  fromBrowser,
  newAddressHeaders,
  passMinutes,
  resetDatabaseAndClock,
} from './account';

const PER_NETWORK = LIMITS.loginToAccount.max;
const FROM_ALL = LIMITS.loginToAccountFromAll.max;
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

/** Consumes the limit of logins, without spending time on passwords. Returns how many are within the limit. */
async function countLogins(times: number, email: string): Promise<number> {
  const key = hashResetAddress(email);
  let within = 0;
  for (let i = 0; i < times; i++)
    if (await tryConsumeRateLimit('loginToAccountFromAll', key)) within++;
  return within;
}

const exhaust = (email: string) => countLogins(FROM_ALL, email);

describe('guessing passwords from many networks', () => {
  let email: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    email = (await ada()).user.email;
  });

  it('is limited to fifty checked passwords per clock hour', async () => {
    const fortyNetworks = Array.from({ length: 40 }, (_, i) => `198.51.100.${i}`);
    const guesses = fortyNetworks.map((address) => guess(email, [address], 3));
    const checked = (await Promise.all(guesses)).reduce((sum, one) => sum + one, 0);
    expect(checked).toBe(FROM_ALL);
    passMinutes(60);
    expect((await login(email, 'wrong', newAddressHeaders())).status).toBe(401);
  }, 120_000);

  it('is limited to a hundred checked passwords in any 60 minutes, even around the full hour', async () => {
    passMinutes(59);
    const before = await countLogins(150, email);
    passMinutes(2);
    const after = await countLogins(150, email);
    expect(before + after).toBe(100);
  });

  it('is limited alike for an unknown address', async () => {
    for (const who of [email, NOBODY]) {
      await countLogins(FROM_ALL - 2, who);
      expect(await guess(who, ['198.51.100.1', '198.51.100.2'], 2)).toBe(2);
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
  });
});
