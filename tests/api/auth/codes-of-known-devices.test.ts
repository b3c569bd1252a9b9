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
  fromElsewhere,
  passMinutes,
  startAfresh,
} from './account';

const NOBODY = 'nobody@example.org';
const OWN = LIMITS.codesToDevice.max;
const HOUR = 60;

/** A stranger at another network each time, unless there is a device's cookie. */
const forgot = (email: string, device?: string) => {
  const headers = device ? fromBrowser(device) : fromElsewhere();
  return call(forgotPassword, { body: { email }, headers });
};

/** A browser in which the account is logged in now. */
const knownDevice = async (email: string) => {
  const body = { email, password: PASSWORD };
  return deviceCookieOf(await call(logIn, { body, headers: fromElsewhere() }));
};

/** Strangers at four networks ask every hour of a day, or until nothing is left to them; returns the answers. */
async function strangersAskAllDay(email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let hour = 0; hour < 24; hour++) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => forgot(email)));
    statuses.push(...answers.map(({ status }) => status));
    passMinutes(HOUR);
  }
  return statuses;
}

/** Strangers ask until the account's common codes are used up. */
async function strangersUseUpCodes(email: string): Promise<void> {
  for (let sent = 0; sent < COMMON_CODES_PER_DAY; )
    if ((await forgot(email)).status === 200) sent++;
    else passMinutes(HOUR);
}

const codesMailed = (sent: number[]) => sent.filter((status) => status === 200).length;

describe('codes while strangers use up an account’s codes', () => {
  let email: string;
  let device: string;
  beforeEach(async () => {
    await startAfresh();
    email = (await ada()).user.email;
    device = await knownDevice(email);
  });

  it('reach a browser that was signed in before, three a day, however long it lasts', async () => {
    for (let day = 0; day < 3; day++) {
      expect(codesMailed(await strangersAskAllDay(email))).toBeLessThanOrEqual(
        COMMON_CODES_PER_DAY,
      );
      for (let i = 0; i < OWN; i++) {
        const { status, body } = await forgot(email, device);
        expect(status).toBe(200);
        expect(await codesOf(body.userId)).toHaveLength(1);
      }
      expect((await forgot(email, device)).status).toBe(429);
      passMinutes(10); // a code counts for 24 hours and the ten minutes in which it is valid
    }
  }, 60_000);

  it('reset its password', async () => {
    await strangersUseUpCodes(email);
    expect((await forgot(email)).status).toBe(429);
    const { userId } = (await forgot(email, device)).body;
    const body = { userId, otp: await codeOf(userId), newPassword: 'violets' };
    expect((await call(resetPassword, { body, headers: fromBrowser(device) })).status).toBe(200);
  });

  it('are sent again to it', async () => {
    await strangersUseUpCodes(email);
    const { userId } = (await forgot(email, device)).body;
    passMinutes(1);
    const again = { body: { userId }, headers: fromBrowser(device) };
    expect((await call(resendCode, again)).status).toBe(200);
    expect(await codesOf(userId)).toHaveLength(2);
  });

  it('reach it although somebody in its own network asked for too many', async () => {
    const here = { 'x-client-address': '192.0.2.1' };
    for (let i = 0; i < 2 * LIMITS.codesToAccount.max; i++)
      await call(forgotPassword, { body: { email }, headers: here });
    const headers = { ...fromBrowser(device), ...here };
    expect((await call(forgotPassword, { body: { email }, headers })).status).toBe(200);
  });

  it('are not sent for the device of another account, with the answer of strangers', async () => {
    const bens = await knownDevice((await ben()).user.email);
    for (const who of [email, NOBODY]) {
      await strangersUseUpCodes(who);
      const [asDevice, asStranger] = [await forgot(who, bens), await forgot(who)];
      expect(asDevice.status).toBe(429);
      expect(asDevice.body).toEqual(asStranger.body);
    }
  });
});

describe('codes of known devices', () => {
  let email: string;
  let device: string;
  beforeEach(async () => {
    await startAfresh();
    email = (await ada()).user.email;
    device = await knownDevice(email);
  });

  it('leave strangers what they leave them at an e-mail without an account', async () => {
    for (let i = 0; i < OWN; i++) expect((await forgot(email, device)).status).toBe(200);
    for (let i = 0; i < COMMON_CODES_PER_DAY + 2; i++) {
      const [known, unknown] = [await forgot(email), await forgot(NOBODY)];
      expect(unknown.status).toBe(known.status);
      expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
      expect(unknown.body.remainingTime).toBe(known.body.remainingTime);
      if (i === 4) passMinutes(HOUR);
    }
  });

  it('are followed by those of everybody when its own are used up', async () => {
    for (let i = 0; i < OWN + 1; i++) expect((await forgot(email, device)).status).toBe(200);
    const rows = await db().challenge.groupBy({ by: ['byKnownDevice'], _count: true });
    expect(rows).toEqual(
      expect.arrayContaining([
        { byKnownDevice: true, _count: OWN },
        { byKnownDevice: false, _count: 1 },
      ]),
    );
  });

  it('are ten a day with those of strangers, over all devices, also for parallel callers', async () => {
    await strangersUseUpCodes(email);
    const devices = [device, await knownDevice(email), await knownDevice(email)];
    const asked = devices.flatMap((one) => Array.from({ length: OWN }, () => forgot(email, one)));
    const answers = await Promise.all(asked);
    expect(codesMailed(answers.map(({ status }) => status))).toBe(
      CODES_PER_DAY - COMMON_CODES_PER_DAY,
    );
    expect(await db().challenge.count({ where: { userId: { not: null } } })).toBe(CODES_PER_DAY);
    passMinutes(24 * HOUR + 11);
    expect((await forgot(email, device)).status).toBe(200);
  });
});
