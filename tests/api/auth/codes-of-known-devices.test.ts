import { beforeEach, describe, expect, it } from 'vitest';
import { POST as forgotPassword } from '@/app/api/auth/forgot-password/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as resendCode } from '@/app/api/auth/resend-otp/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { CODES_PER_DAY, COMMON_CODES_PER_DAY } from '@/lib/accounts/rules';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { call } from '@/tests/support/call';
import { ada, ben, PASSWORD } from '@/tests/support/cast';
import {
  codeOf,
  codesOf,
  deviceCookieOf,
  fromBrowser,
  newAddressHeaders,
  passMinutes,
  resetDatabaseAndClock,
} from './account';

const NOBODY = 'nobody@example.org';
const CODES_PER_DEVICE = LIMITS.codesToDevice.max;
const HOUR = 60;

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

/** Requests codes from four networks every hour for a day. Returns the statuses. */
async function strangersAskAllDay(email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let hour = 0; hour < 24; hour++) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => forgot(email)));
    statuses.push(...answers.map(({ status }) => status));
    passMinutes(HOUR);
  }
  return statuses;
}

/** Requests codes as a stranger until the account's common codes are used up. */
async function strangersUseUpCodes(email: string): Promise<void> {
  for (let sent = 0; sent < COMMON_CODES_PER_DAY; )
    if ((await forgot(email)).status === 200) sent++;
    else passMinutes(HOUR);
}

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
      expect(codesMailed(await strangersAskAllDay(email))).toBeLessThanOrEqual(
        COMMON_CODES_PER_DAY,
      );
      for (let i = 0; i < CODES_PER_DEVICE; i++) {
        const { status, body } = await forgot(email, device);
        expect(status).toBe(200);
        expect(await codesOf(body.userId)).toHaveLength(1);
      }
      expect((await forgot(email, device)).status).toBe(429);
      passMinutes(10); // a code counts for 24 hours plus the ten minutes of its validity
    }
  }, 60_000);

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
    for (let i = 0; i < COMMON_CODES_PER_DAY + 2; i++) {
      const [known, unknown] = [await forgot(email), await forgot(NOBODY)];
      expect(unknown.status).toBe(known.status);
      expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
      expect(unknown.body.remainingTime).toBe(known.body.remainingTime);
      if (i === 4) passMinutes(HOUR);
    }
  });

  it('use the common codes once their own are used up', async () => {
    for (let i = 0; i < CODES_PER_DEVICE + 1; i++)
      expect((await forgot(email, device)).status).toBe(200);
    const rows = await db().challenge.groupBy({ by: ['byKnownDevice'], _count: true });
    expect(rows).toEqual(
      expect.arrayContaining([
        { byKnownDevice: true, _count: CODES_PER_DEVICE },
        { byKnownDevice: false, _count: 1 },
      ]),
    );
  });

  it('are limited, together with common codes, to ten a day over all devices and parallel requests', async () => {
    await strangersUseUpCodes(email);
    const devices = [device, await knownDevice(email), await knownDevice(email)];
    const requests = devices.flatMap((one) =>
      Array.from({ length: CODES_PER_DEVICE }, () => forgot(email, one)),
    );
    const answers = await Promise.all(requests);
    expect(codesMailed(answers.map(({ status }) => status))).toBe(
      CODES_PER_DAY - COMMON_CODES_PER_DAY,
    );
    expect(await db().challenge.count({ where: { userId: { not: null } } })).toBe(CODES_PER_DAY);
    passMinutes(24 * HOUR + 11);
    expect((await forgot(email, device)).status).toBe(200);
  });
});
