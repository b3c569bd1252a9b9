import { beforeEach, describe, expect, it } from 'vitest';
import { POST as forgotPassword } from '@/app/api/auth/forgot-password/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as resendCode } from '@/app/api/auth/resend-otp/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { LIMITS } from '@/lib/platform/http/limits';
import { call } from '@/tests/support/call';
import { ada, ben, PASSWORD } from '@/tests/support/cast';
import { countUses, shutCeiling } from '@/tests/support/ceiling';
import {
  codeOf,
  codesOf,
  deviceCookieOf,
  fromBrowser,
  newAddressHeaders,
  passMinutes,
  passToNextDay,
  resetDatabaseAndClock,
} from './account';

const NOBODY = 'nobody@example.org';
const CODES_PER_DEVICE = LIMITS.codesToDevice.max;

/** Requests a code from a new network each time, with a device's cookie if there is one. */
const forgot = (email: string, device?: string) => {
  const headers = device ? fromBrowser(device) : newAddressHeaders();
  return call(forgotPassword, { body: { email }, headers });
};

/** Logs in and returns the device's cookie. */
const knownDevice = async (email: string) => {
  const body = { email, password: PASSWORD };
  return deviceCookieOf(await call(logIn, { body, headers: newAddressHeaders() }));
};

/** Requests codes as strangers in many networks, until there are none left for the address. */
const strangersUseUpCodes = (email: string) =>
  shutCeiling('codesToAccountFromAll', hashResetAddress(email));

const countOfStrangers = (email: string) =>
  countUses('codesToAccountFromAll', hashResetAddress(email));

const codesMailed = (sent: number[]) => sent.filter((status) => status === 200).length;

describe("while strangers use up an account's codes", () => {
  let email: string;
  let device: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    email = (await ada()).user.email;
    device = await knownDevice(email);
  });

  it('a known browser still gets three codes a day, however long this lasts', async () => {
    for (let day = 0; day < 3; day++) {
      await strangersUseUpCodes(email);
      for (let i = 0; i < CODES_PER_DEVICE; i++) {
        const { status, body } = await forgot(email, device);
        expect(status).toBe(200);
        expect(await codesOf(body.userId)).toHaveLength(1);
      }
      expect((await forgot(email, device)).status).toBe(429);
      passToNextDay();
    }
  });

  it('a known browser can reset the password', async () => {
    await strangersUseUpCodes(email);
    expect((await forgot(email)).status).toBe(429);
    const { userId } = (await forgot(email, device)).body;
    const body = { userId, otp: await codeOf(userId), newPassword: 'violets' };
    expect((await call(resetPassword, { body, headers: fromBrowser(device) })).status).toBe(200);
  });

  it('a known browser can have its code sent again', async () => {
    await strangersUseUpCodes(email);
    const { userId } = (await forgot(email, device)).body;
    passMinutes(1);
    const again = { body: { userId }, headers: fromBrowser(device) };
    expect((await call(resendCode, again)).status).toBe(200);
    expect(await codesOf(userId)).toHaveLength(2);
  });

  it('a known browser gets a code even if its own network made too many requests', async () => {
    const here = { 'x-client-address': '192.0.2.1' };
    for (let i = 0; i < 2 * LIMITS.codesToAccount.max; i++)
      await call(forgotPassword, { body: { email }, headers: here });
    const headers = { ...fromBrowser(device), ...here };
    expect((await call(forgotPassword, { body: { email }, headers })).status).toBe(200);
  });

  it('the device of another account gets the same answer as a stranger', async () => {
    const bensDevice = await knownDevice((await ben()).user.email);
    for (const who of [email, NOBODY]) {
      await strangersUseUpCodes(who);
      const [asDevice, asStranger] = [await forgot(who, bensDevice), await forgot(who)];
      expect(asDevice.status).toBe(429);
      expect(asDevice.body).toEqual(asStranger.body);
    }
  });
});

describe('codes of known devices', () => {
  let email: string;
  let device: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    email = (await ada()).user.email;
    device = await knownDevice(email);
  });

  it('leave as many codes for strangers as an unknown address has', async () => {
    for (let i = 0; i < CODES_PER_DEVICE; i++)
      expect((await forgot(email, device)).status).toBe(200);
    expect(await countOfStrangers(email)).toBe(0);
  });

  it('are counted like those of strangers once their own are used up', async () => {
    for (let i = 0; i < CODES_PER_DEVICE + 1; i++)
      expect((await forgot(email, device)).status).toBe(200);
    expect(await countOfStrangers(email)).toBe(1);
  });

  it('are limited to ten a day over all devices and parallel requests', async () => {
    await strangersUseUpCodes(email);
    const others = [await knownDevice(email), await knownDevice(email), await knownDevice(email)];
    const requests = [device, ...others].flatMap((one) =>
      Array.from({ length: CODES_PER_DEVICE }, () => forgot(email, one)),
    );
    const answers = await Promise.all(requests);
    expect(codesMailed(answers.map(({ status }) => status))).toBe(LIMITS.codesToAllDevices.max);
    passToNextDay();
    expect((await forgot(email, device)).status).toBe(200);
  });
});
