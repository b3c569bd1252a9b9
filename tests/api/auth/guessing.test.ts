import { beforeEach, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as resend } from '@/app/api/auth/resend-otp/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { CODE_ATTEMPTS } from '@/lib/accounts/rules';
import { db } from '@/lib/db/client';
import { call } from '@/tests/support/call';
import { ada } from '@/tests/support/cast';
import { CLARA, codesOf, fromElsewhere as from, passMinutes, signUp, startAfresh } from './account';

const DAY = 24 * 60;
/** Guesses at codes that somebody could have used; those at decoys can hit nothing. */
const guessesCounted = async () => {
  const where = { userId: { not: null } };
  return (await db().challenge.aggregate({ where, _sum: { attempts: true } }))._sum.attempts ?? 0;
};

/** Plays `days` against an account with new and resent codes; gives the minute of each guess. */
async function attack(email: string, days: number): Promise<number[]> {
  const accepted: number[] = [];
  const challenges: string[] = [];
  for (let minute = 0; minute < days * DAY; minute += 10) {
    const asked = await call(forgot, { body: { email }, headers: from() });
    if (asked.status === 200) challenges.push(asked.body.userId);
    const before = await guessesCounted();
    for (const userId of challenges.slice(-3)) {
      await call(resend, { body: { userId }, headers: from() });
      for (let i = 0; i <= CODE_ATTEMPTS; i++)
        await call(resetPassword, { body: await wrongGuess(userId), headers: from() });
    }
    const counted = (await guessesCounted()) - before;
    accepted.push(...Array.from({ length: counted }, () => minute));
    passMinutes(10);
  }
  return accepted;
}

async function wrongGuess(userId: string) {
  const codes = await codesOf(userId);
  const otp = ['000000', '111111', '222222'].find((guess) => !codes.includes(guess));
  return { userId, otp, newPassword: 'violets' };
}

const worstDay = (minutes: number[]) =>
  Math.max(...minutes.map((from) => minutes.filter((at) => at >= from && at < from + DAY).length));

describe('a day of guessing at reset codes', () => {
  beforeEach(startAfresh);

  it('gives at most 30 guesses in any 24 hours', async () => {
    const accepted = await attack((await ada()).user.email, 1.3);
    expect(accepted.length).toBeGreaterThan(20);
    expect(worstDay(accepted)).toBeLessThanOrEqual(30);
  }, 120_000);

  it('counts the sign-up codes of an unverified account in', async () => {
    const signup = await signUp();
    await db().challenge.update({ where: { id: signup }, data: { attempts: CODE_ATTEMPTS } });
    const accepted = await attack(CLARA.email, 1);
    expect(accepted.length).toBeGreaterThan(20);
    expect(worstDay(accepted) + CODE_ATTEMPTS).toBeLessThanOrEqual(30);
  }, 120_000);
});
