import { beforeEach, describe, expect, it } from 'vitest';
import { POST as resend } from '@/app/api/auth/resend-otp/route';
import * as endpoint from '@/app/api/auth/verify-otp/route';
import { CODE_ATTEMPTS, CODE_MINUTES, LOCK_MINUTES } from '@/lib/accounts/rules';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { db } from '@/lib/platform/db/client';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';
import { CLARA, codeOf, otherCode, passMinutes, resetDatabaseAndClock, signUp } from './account';

const verify = (userId: string, otp: string) => call(endpoint.POST, { body: { userId, otp } });

describe('POST /api/auth/verify-otp', () => {
  let id: string;
  let code: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    id = await signUp();
    code = await codeOf(id);
  });

  it('verifies the account and logs it in, by token and by cookie', async () => {
    const { status, body, headers } = await verify(id, code);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['token', 'tokenExpiresAt', 'user']);
    expect(Object.keys(body.user).sort()).toEqual(['email', 'firstName', 'id', 'lastName', 'role']);
    expect(body.user).toMatchObject({ email: CLARA.email, firstName: 'Clara', role: 'member' });
    expect(body.tokenExpiresAt).toBe(Date.now() + 24 * 3_600_000);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`next-auth.session-token=${body.token};`);
    expect(cookie).toContain('HttpOnly; SameSite=Lax');
    const byBearer = await viewerFromHeaders(
      new Headers({ authorization: `Bearer ${body.token}` }),
    );
    const byCookie = await viewerFromHeaders(new Headers({ cookie: cookie.split(';')[0] ?? '' }));
    expect(byBearer).toMatchObject({ email: CLARA.email });
    expect(byCookie).toEqual(byBearer);
    const user = await db().user.findUniqueOrThrow({ where: { email: CLARA.email } });
    expect(user.emailVerifiedAt).toEqual(new Date());
  });

  it('accepts a code with a space in it', async () => {
    expect((await verify(id, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('counts wrong codes, then locks', async () => {
    const first = await verify(id, otherCode(code));
    expect(first.status).toBe(400);
    expect(first.body).toMatchObject({
      message: 'Invalid verification code',
      remainingAttempts: 2,
    });
    expect((await verify(id, otherCode(code))).body.remainingAttempts).toBe(1);
    const third = await verify(id, otherCode(code));
    expect(third.status).toBe(429);
    expect(third.body).toMatchObject({
      message: 'Too many failed attempts. Please try again later.',
      remainingAttempts: 0,
      remainingTime: LOCK_MINUTES * 60,
      tooManyAttempts: true,
    });
  });

  it('refuses even the right code while locked, and says how long', async () => {
    for (let i = 0; i < CODE_ATTEMPTS; i++) await verify(id, otherCode(code));
    passMinutes(5);
    const { status, body } = await verify(id, code);
    expect(status).toBe(429);
    expect(body).toMatchObject({ tooManyAttempts: true, remainingTime: (LOCK_MINUTES - 5) * 60 });
  });

  it('requires a new code after the lock', async () => {
    for (let i = 0; i < CODE_ATTEMPTS; i++) await verify(id, otherCode(code));
    passMinutes(LOCK_MINUTES);
    expect((await verify(id, code)).status).toBe(410);
    await call(resend, { body: { userId: id } });
    expect((await verify(id, await codeOf(id))).status).toBe(200);
  });

  it('refuses a code after ten minutes', async () => {
    passMinutes(CODE_MINUTES);
    const { status, body } = await verify(id, code);
    expect(status).toBe(410);
    expect(body.message).toBe('This code has expired. Please request a new one.');
  });

  it('accepts a code once', async () => {
    await verify(id, code);
    expect((await verify(id, code)).status).toBe(409);
  });

  it('accepts a code once, even with parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(id, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await db().session.count()).toBe(1);
  });

  it('counts exactly three of twenty parallel guesses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify(id, otherCode(code))),
    );
    const remaining = answers
      .map((answer) => answer.body.remainingAttempts)
      .sort()
      .reverse();
    expect(remaining.slice(0, 2)).toEqual([2, 1]);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(18);
    const { attempts } = await db().challenge.findUniqueOrThrow({ where: { id } });
    expect(attempts).toBe(CODE_ATTEMPTS);
  });

  it('does not accept the code of another challenge', async () => {
    const other = await signUp({ email: 'dora@example.org' });
    expect((await verify(other, code)).status).toBe(code === (await codeOf(other)) ? 200 : 400);
  });

  it('answers 404 for an account id, an unknown id, or a reset challenge', async () => {
    const user = await db().user.findUniqueOrThrow({ where: { email: CLARA.email } });
    await db().challenge.update({ where: { id }, data: { purpose: 'reset_password' } });
    for (const unknown of [user.id, newSecretId(), id, 'x'])
      expect((await verify(unknown, code)).status).toBe(404);
  });

  it.each([
    [{ otp: '123456' }],
    [{ userId: 'x', otp: '12345' }],
    [{ userId: 'x', otp: 123456 }],
    [{ userId: { not: 'x' }, otp: '123456' }],
    [{ userId: 'x', otp: '123456', role: 'admin' }],
  ])('refuses the malformed body %j', async (body) => {
    expect((await call(endpoint.POST, { body })).status).toBe(400);
  });

  it('refuses an IP address after 120 requests an hour', async () => {
    for (let i = 0; i < 120; i++) await verify(newSecretId(), '000000');
    expect((await verify(id, code)).status).toBe(429);
  });

  it('exports only POST', () => expect(Object.keys(endpoint)).toEqual(['POST']));
});
