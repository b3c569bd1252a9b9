/** Sign-in and codes while strangers with fifty networks keep their shared ceilings full (decision 0133). */
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as register } from '@/app/api/auth/register/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { POST as verify } from '@/app/api/auth/verify-otp/route';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { LIMITS } from '@/lib/platform/http/limits';
import { consumeNetworkLimit } from '@/lib/platform/http/rate-limit';
import { SHARED_CEILINGS } from '@/lib/platform/http/shared-ceilings';
import { call } from '@/tests/support/call';
import { ada, PASSWORD } from '@/tests/support/cast';
import { countUses, expectRefusedUntilNextWindow, fillCeiling } from '@/tests/support/ceiling';
import {
  CLARA,
  codeOf,
  deviceCookieOf,
  fromBrowser,
  newAddressHeaders,
  resetDatabaseAndClock,
} from './account';

type Headers = Record<string, string>;

let email: string;
beforeEach(async () => {
  await resetDatabaseAndClock();
  email = (await ada()).user.email;
});

const ownerLogsIn = (headers: Headers, password: string = PASSWORD) =>
  call(logIn, { headers, body: { email, password } });
const ownerForgets = (headers: Headers) => call(forgot, { headers, body: { email } });
const signUpFrom = (headers: Headers, change: Partial<typeof CLARA> = {}) =>
  call(register, { headers, body: { ...CLARA, ...change } });
const fill = (name: 'loginToAccountFromAll' | 'codesToAccountFromAll', address: string) =>
  fillCeiling(name, hashResetAddress(address));

describe('while the ceiling of logins is full', () => {
  it('an owner logs in on all devices at home', async () => {
    const loud = await fill('loginToAccountFromAll', email);
    expectRefusedUntilNextWindow('loginToAccountFromAll', await ownerLogsIn(loud()));
    const home = newAddressHeaders();
    for (let device = 0; device < SHARED_CEILINGS.loginToAccountFromAll.quietUses + 2; device++)
      expect((await ownerLogsIn(home)).status).toBe(200);
  });

  it('a wrong password stays counted', async () => {
    await ownerLogsIn(newAddressHeaders(), 'wrong');
    await ownerLogsIn(newAddressHeaders());
    expect(await countUses('loginToAccountFromAll', hashResetAddress(email))).toBe(1);
  });
});

describe('while the ceiling of codes is full', () => {
  it('an owner on a new phone has a code', async () => {
    const loud = await fill('codesToAccountFromAll', email);
    expectRefusedUntilNextWindow('codesToAccountFromAll', await ownerForgets(loud()));
    const { userId } = (await ownerForgets(newAddressHeaders())).body;
    const body = { userId, otp: await codeOf(userId), newPassword: 'violets' };
    expect((await call(resetPassword, { body })).status).toBe(200);
  });

  it('a newcomer signs up', async () => {
    const loud = await fill('codesToAccountFromAll', CLARA.email);
    expectRefusedUntilNextWindow('codesToAccountFromAll', await signUpFrom(loud()));
    const { userId } = (await signUpFrom(newAddressHeaders())).body;
    expect((await call(verify, { body: { userId, otp: await codeOf(userId) } })).status).toBe(200);
  });

  it("a newcomer gets in although a stranger's sign-up made the first code invalid", async () => {
    const home = newAddressHeaders();
    const { userId } = (await signUpFrom(home)).body;
    await fill('codesToAccountFromAll', CLARA.email);
    await signUpFrom(newAddressHeaders(), { password: 'Mallory!1pass' });
    const otp = await codeOf(userId);
    expect((await call(verify, { body: { userId, otp } })).status).toBe(409);

    const again = (await call(forgot, { headers: home, body: { email: CLARA.email } })).body;
    const body = { userId: again.userId, otp: await codeOf(again.userId), newPassword: 'violets' };
    expect((await call(resetPassword, { body })).status).toBe(200);
    const credentials = { email: CLARA.email, password: 'violets' };
    expect((await call(logIn, { body: credentials })).status).toBe(200);
  });
});

it('a sign-up with an address in use takes none of its codes', async () => {
  expect((await signUpFrom(newAddressHeaders(), { email })).status).toBe(409);
  expect(await countUses('codesToAccountFromAll', hashResetAddress(email))).toBe(0);
});

describe('when somebody has used up the limit of their network', () => {
  const CARRIER = { 'x-client-address': '198.51.100.9' };
  const useUp = async (limit: 'login' | 'forgot') => {
    const request = new Request('http://localhost/', { headers: CARRIER });
    for (let use = 0; use < LIMITS[limit].max; use++) await consumeNetworkLimit(limit, request);
  };

  it.each([
    ['login', ownerLogsIn],
    ['forgot', ownerForgets],
  ] as const)('known devices of an account pass it (%s)', async (limit, use) => {
    const device = fromBrowser(deviceCookieOf(await ownerLogsIn(newAddressHeaders())));
    await useUp(limit);
    expect((await use(CARRIER)).status).toBe(429);
    expect((await use({ ...device, ...CARRIER })).status).toBe(200);
  });

  it('its known devices do not pass without end', async () => {
    await useUp('login');
    let device = deviceCookieOf(await ownerLogsIn(newAddressHeaders()));
    for (let use = 0; use < LIMITS.knownCaller.max; use++) {
      const answer = await ownerLogsIn({ ...fromBrowser(device), ...CARRIER });
      expect(answer.status).toBe(200);
      device = deviceCookieOf(answer); // each login makes a new device
    }
    expect((await ownerLogsIn({ ...fromBrowser(device), ...CARRIER })).status).toBe(429);
  });

  it('a device of one account does not pass for another', async () => {
    const device = fromBrowser(deviceCookieOf(await ownerLogsIn(newAddressHeaders())));
    await useUp('login');
    const headers = { ...device, ...CARRIER };
    const body = { email: 'nobody@example.org', password: PASSWORD };
    expect((await call(logIn, { headers, body })).status).toBe(429);
    expect((await call(logIn, { headers, body: { email: 7 } })).status).toBe(429);
  });
});
