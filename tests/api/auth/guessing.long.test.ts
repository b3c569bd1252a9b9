import { beforeEach, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as resend } from '@/app/api/auth/resend-otp/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { POST as verify } from '@/app/api/auth/verify-otp/route';
import { CODE_ATTEMPTS, COMMON_CODES_PER_DAY } from '@/lib/accounts/rules';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada, PASSWORD } from '@/tests/support/cast';
import {
  CLARA,
  codeOf,
  codesOf,
  deviceCookieOf,
  newAddressHeaders as from,
  fromBrowser,
  otherCode,
  passMinutes,
  resetDatabaseAndClock,
  signUp,
} from './account';

const DAY = 24 * 60;
/** Counts guesses at real codes. Guesses at decoys can never succeed. */
const countGuesses = async () => {
  const where = { userId: { not: null } };
  return (await db().challenge.aggregate({ where, _sum: { attempts: true } }))._sum.attempts ?? 0;
};

/**
 * Attacks an account for some days with new and resent codes, from a new network each time. `devices` are stolen
 * cookies of known devices. Returns the minute of each counted guess.
 */
async function attack(email: string, days: number, devices: string[] = []): Promise<number[]> {
  const askers = [from, ...devices.map((cookie) => () => fromBrowser(cookie))];
  const accepted: number[] = [];
  const challenges: string[] = [];
  for (let minute = 0; minute < days * DAY; minute += 10) {
    const before = await countGuesses();
    const older = challenges.slice(-3);
    for (const headersOf of askers) {
      const request = await call(forgot, { body: { email }, headers: headersOf() });
      if (request.status !== 200) continue;
      challenges.push(request.body.userId);
      await guessAt(request.body.userId);
    }
    for (const userId of older) {
      for (const headersOf of askers)
        await call(resend, { body: { userId }, headers: headersOf() });
      await guessAt(userId);
    }
    const counted = (await countGuesses()) - before;
    accepted.push(...Array.from({ length: counted }, () => minute));
    passMinutes(10);
  }
  return accepted;
}

/** Makes one guess more than a code allows. */
async function guessAt(userId: string): Promise<void> {
  for (let i = 0; i <= CODE_ATTEMPTS; i++)
    await call(resetPassword, { body: await wrongGuess(userId), headers: from() });
}

async function wrongGuess(userId: string) {
  const codes = await codesOf(userId);
  const otp = ['000000', '111111', '222222'].find((guess) => !codes.includes(guess));
  return { userId, otp, newPassword: 'violets' };
}

const worstDay = (minutes: number[]) =>
  Math.max(...minutes.map((from) => minutes.filter((at) => at >= from && at < from + DAY).length));

describe('guessing reset codes for a day', () => {
  beforeEach(resetDatabaseAndClock);

  it('allows at most 30 guesses in any 24 hours', async () => {
    const accepted = await attack((await ada()).user.email, 1.3);
    expect(accepted.length).toBeGreaterThan(20);
    expect(worstDay(accepted)).toBeLessThanOrEqual(CODE_ATTEMPTS * COMMON_CODES_PER_DAY);
  }, 300_000);

  it('allows 30 guesses with stolen cookies of known devices, too', async () => {
    const { email } = (await ada()).user;
    const devices: string[] = [];
    for (let i = 0; i < 2; i++) {
      const body = { email, password: PASSWORD };
      devices.push(deviceCookieOf(await call(logIn, { body, headers: from() })));
    }
    const accepted = await attack(email, 1.3, devices);
    expect(worstDay(accepted)).toBe(30);
  }, 300_000);

  it('allows at most 30 guesses, including guesses at sign-up codes of an unverified account', async () => {
    const signup = await signUp();
    await db().challenge.update({ where: { id: signup }, data: { attempts: CODE_ATTEMPTS } });
    const accepted = await attack(CLARA.email, 1);
    expect(accepted.length).toBeGreaterThan(10);
    expect(worstDay(accepted) + CODE_ATTEMPTS).toBeLessThanOrEqual(30);
  }, 300_000);
});

describe('guessing a sign-up code for a day', () => {
  beforeEach(resetDatabaseAndClock);

  /** A resent code keeps its row, with its guesses. */
  const countAttempts = async () =>
    (await db().challenge.aggregate({ _sum: { attempts: true } }))._sum.attempts ?? 0;

  it('allows at most 30 guesses in any 24 hours, however many codes are requested', async () => {
    const userId = await signUp();
    const otp = otherCode(await codeOf(userId));
    const accepted: number[] = [];
    for (let minute = 0; minute < 30 * 60; minute += 5) {
      await call(resend, { body: { userId }, headers: from() });
      const before = await countAttempts();
      for (let i = 0; i < CODE_ATTEMPTS + 1; i++) await call(verify, { body: { userId, otp } });
      const counted = (await countAttempts()) - before;
      accepted.push(...Array.from({ length: counted }, () => minute));
      passMinutes(5);
    }
    expect(accepted.length).toBeGreaterThan(20);
    expect(worstDay(accepted)).toBeLessThanOrEqual(30);
  }, 300_000);
});
