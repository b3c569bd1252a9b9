import { beforeEach, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as resend } from '@/app/api/auth/resend-otp/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { POST as verify } from '@/app/api/auth/verify-otp/route';
import { CODE_ATTEMPTS } from '@/lib/accounts/rules';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { SHARED_CEILINGS } from '@/lib/platform/http/shared-ceilings';
import { call } from '@/tests/support/call';
import { ada, PASSWORD } from '@/tests/support/cast';
import {
  codesOf,
  deviceCookieOf,
  fromBrowser,
  newAddressHeaders,
  passMinutes,
  resetDatabaseAndClock,
  signUp,
} from './account';

const DAY = 24 * 60;
/** The tests begin at nine o'clock, and limits by day end at midnight. */
const SECOND_DAY = 15 * 60;

/** Guesses at the codes that strangers share, as long as few networks ask for them. */
const FEW_GUESSES = CODE_ATTEMPTS * LIMITS.codesToAccountFromAll.max;
const MOST_GUESSES = CODE_ATTEMPTS * SHARED_CEILINGS.codesToAccountFromAll.most;
const DEVICE_GUESSES = CODE_ATTEMPTS * LIMITS.codesToAllDevices.max;

type Headers = Record<string, string>;

/** Headers from three networks in turn, which fill the ceiling and are then refused. */
function fromFewNetworks(): () => Headers {
  let requests = 0;
  return () => ({ 'x-client-address': `198.51.100.${requests++ % 3}` });
}

/**
 * Attacks an account for some days with new and resent codes. `askers` return the headers of each request for a code.
 * Returns the minute of each counted guess.
 */
async function attack(email: string, days: number, askers: (() => Headers)[]): Promise<number[]> {
  const accepted: number[] = [];
  const challenges: string[] = [];
  for (let minute = 0; minute < days * DAY; minute += 10) {
    const older = challenges.slice(-3);
    let counted = 0;
    for (const headersOf of askers) {
      const request = await call(forgot, { body: { email }, headers: headersOf() });
      if (request.status !== 200) continue;
      challenges.push(request.body.userId);
      counted += await guessAt(request.body.userId);
    }
    for (const userId of older) {
      for (const headersOf of askers)
        await call(resend, { body: { userId }, headers: headersOf() });
      counted += await guessAt(userId);
    }
    accepted.push(...Array.from({ length: counted }, () => minute));
    passMinutes(10);
  }
  return accepted;
}

/** Makes one guess more than a code allows. Returns how many were counted. */
async function guessAt(userId: string): Promise<number> {
  const before = await attemptsAt(userId);
  for (let i = 0; i <= CODE_ATTEMPTS; i++)
    await call(resetPassword, { body: await wrongGuess(userId), headers: newAddressHeaders() });
  return (await attemptsAt(userId)) - before;
}

/** The guesses at the newest code of a challenge. */
const attemptsAt = async (id: string) =>
  (await db().challenge.findUniqueOrThrow({ where: { id }, select: { attempts: true } })).attempts;

async function wrongGuess(userId: string) {
  const codes = await codesOf(userId);
  const otp = ['000000', '111111', '222222'].find((guess) => !codes.includes(guess));
  return { userId, otp, newPassword: 'violets' };
}

/** The most guesses on one day of the clock. */
const worstDay = (minutes: number[]) => {
  const first = minutes.filter((minute) => minute < SECOND_DAY).length;
  return Math.max(first, minutes.length - first);
};

describe('guessing reset codes', () => {
  let email: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    email = (await ada()).user.email;
  });

  it('from few networks allows 21 guesses a day', async () => {
    const accepted = await attack(email, 1.3, [fromFewNetworks()]);
    expect(accepted.length).toBeGreaterThan(FEW_GUESSES); // on the second day, too
    expect(worstDay(accepted)).toBeLessThanOrEqual(FEW_GUESSES);
  }, 300_000);

  it('from a new network each time allows at most three for each of a hundred codes', async () => {
    const accepted = await attack(email, 1.3, [newAddressHeaders]);
    expect(accepted.length).toBeGreaterThan(MOST_GUESSES / 2);
    expect(worstDay(accepted)).toBeLessThanOrEqual(MOST_GUESSES);
  }, 300_000);

  it('with stolen cookies of known devices, too, allows at most three for each of 110 codes', async () => {
    const askers = [newAddressHeaders];
    for (let i = 0; i < 4; i++) {
      const body = { email, password: PASSWORD };
      const cookie = deviceCookieOf(await call(logIn, { body, headers: newAddressHeaders() }));
      askers.push(() => fromBrowser(cookie));
    }
    const accepted = await attack(email, 0.6, askers);
    expect(worstDay(accepted)).toBeGreaterThan(DEVICE_GUESSES);
    expect(worstDay(accepted)).toBeLessThanOrEqual(MOST_GUESSES + DEVICE_GUESSES);
  }, 300_000);
});

describe('guessing a sign-up code', () => {
  beforeEach(resetDatabaseAndClock);

  it.each([
    ['few networks', fromFewNetworks(), FEW_GUESSES],
    ['a new network each time', newAddressHeaders, MOST_GUESSES],
  ])(
    'from %s allows no more guesses a day, however many codes are requested',
    async (_, headersOf, most) => {
      const userId = await signUp();
      const accepted: number[] = [];
      for (let minute = 0; minute < 30 * 60; minute += 5) {
        await call(resend, { body: { userId }, headers: headersOf() });
        const otp = (await wrongGuess(userId)).otp;
        const before = await attemptsAt(userId);
        for (let i = 0; i <= CODE_ATTEMPTS; i++) await call(verify, { body: { userId, otp } });
        const counted = (await attemptsAt(userId)) - before;
        accepted.push(...Array.from({ length: counted }, () => minute));
        passMinutes(5);
      }
      expect(accepted.length).toBeGreaterThan(most / 2);
      expect(worstDay(accepted)).toBeLessThanOrEqual(most);
    },
    300_000,
  );
});
