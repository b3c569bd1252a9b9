import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoint from '@/app/api/auth/resend-otp/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { POST as verify } from '@/app/api/auth/verify-otp/route';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { CODE_ATTEMPTS, RESEND_SECONDS } from '@/lib/accounts/rules';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';
import { shutCeiling } from '@/tests/support/ceiling';
import {
  askForReset,
  CLARA,
  codeOf,
  codesOf,
  newAddressHeaders,
  otherCode,
  passMinutes,
  passToNextDay,
  resetDatabaseAndClock,
  signUp,
} from './account';

const resend = (userId: unknown) =>
  call(endpoint.POST, { body: { userId }, headers: newAddressHeaders() });
const guess = (userId: string, otp: string) => call(verify, { body: { userId, otp } });

describe('POST /api/auth/resend-otp', () => {
  let id: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    id = await signUp();
  });

  it('mails another code and invalidates the first', async () => {
    passMinutes(1);
    const { status, body } = await resend(id);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'A new code has been sent.' });
    const [second = '', first = ''] = await codesOf(id);
    if (first !== second) expect((await guess(id, first)).status).toBe(400);
    expect((await guess(id, second)).status).toBe(200);
  });

  it('allows three more attempts and ends a lock', async () => {
    const old = await codeOf(id);
    for (let i = 0; i < CODE_ATTEMPTS; i++) await guess(id, otherCode(old));
    passMinutes(1);
    await resend(id);
    expect((await guess(id, otherCode(await codeOf(id)))).body.remainingAttempts).toBe(2);
  });

  it('refuses another code within ten seconds', async () => {
    const { status, body, headers } = await resend(id);
    expect(status).toBe(429);
    expect(body.remainingTime).toBe(RESEND_SECONDS);
    expect(headers.get('retry-after')).toBe(String(RESEND_SECONDS));
    passMinutes(RESEND_SECONDS / 60);
    expect((await resend(id)).status).toBe(200);
  });

  it('sends one code for parallel requests', async () => {
    passMinutes(1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => resend(id)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await codesOf(id)).toHaveLength(2);
  });

  it('sends none until the next day when no codes are left for the address', async () => {
    await shutCeiling('codesToAccountFromAll', hashResetAddress(CLARA.email));
    passMinutes(60);
    const { status, body } = await resend(id);
    expect(status).toBe(429);
    expect(body.remainingTime).toBe(14 * 3600); // it is ten o'clock
    expect(await codesOf(id)).toHaveLength(1);
    passToNextDay();
    expect((await resend(id)).status).toBe(200);
  });

  it('limits requests by IP address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      passMinutes(60);
      statuses.push((await call(endpoint.POST, { body: { userId: id } })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.codesToAccount.max);
  });

  it('replaces an expired code', async () => {
    passMinutes(120);
    await resend(id);
    expect((await guess(id, await codeOf(id))).status).toBe(200);
  });

  it('answers 409 when the address is verified', async () => {
    await guess(id, await codeOf(id));
    passMinutes(1);
    expect((await resend(id)).status).toBe(409);
  });

  it('answers 404 for unknown ids and account ids', async () => {
    const { id: account } = await db().user.findFirstOrThrow({ select: { id: true } });
    passMinutes(1);
    for (const unknown of [newSecretId(), 'x', account])
      expect((await resend(unknown)).status).toBe(404);
  });

  it('also resends a code for a new password', async () => {
    const reset = await askForReset(CLARA.email);
    passMinutes(1);
    expect((await resend(reset)).status).toBe(200);
    expect(await codesOf(reset)).toHaveLength(2);
    const otp = await codeOf(reset);
    const body = { userId: reset, otp, newPassword: 'violets' };
    expect((await call(resetPassword, { body })).status).toBe(200);
  });

  it('answers alike for addresses with and without an account', async () => {
    const [real, decoy] = [await askForReset(CLARA.email), await askForReset('no@example.org')];
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      if (i === 4)
        for (const email of [CLARA.email, 'no@example.org'])
          await shutCeiling('codesToAccountFromAll', hashResetAddress(email));
      const [known, unknown] = [await resend(real), await resend(decoy)];
      statuses.push(known.status);
      expect(unknown.status).toBe(known.status);
      expect(unknown.body).toEqual(known.body);
      passMinutes(i % 2);
    }
    expect(statuses).toEqual([429, 429, 200, 429, 429, 429]);
    expect(await codesOf(decoy)).toHaveLength(0);
  });

  it.each([undefined, '', 7, { not: 'x' }, 'x'.repeat(65)])(
    'refuses the userId %j',
    async (userId) => {
      expect((await resend(userId)).status).toBe(400);
    },
  );

  it('exports only POST', () => expect(Object.keys(endpoint)).toEqual(['POST']));
});
