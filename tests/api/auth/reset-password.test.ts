import { beforeEach, describe, expect, it } from 'vitest';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as resend } from '@/app/api/auth/resend-otp/route';
import * as endpoint from '@/app/api/auth/reset-password/route';
import { POST as verify } from '@/app/api/auth/verify-otp/route';
import { CODE_ATTEMPTS, CODE_MINUTES, LOCK_MINUTES } from '@/lib/accounts/rules';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { db } from '@/lib/platform/db/client';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';
import { ada, PASSWORD, type Person } from '@/tests/support/cast';
import {
  askForReset,
  CLARA,
  codeOf,
  otherCode,
  passMinutes,
  resetDatabaseAndClock,
  signUp,
} from './account';

const NEW = 'violets';
const reset = (userId: unknown, otp: unknown, newPassword: unknown = NEW, headers = {}) =>
  call(endpoint.POST, { body: { userId, otp, newPassword }, headers });
const login = (email: string, password: string) =>
  call(logIn, { body: { email, password }, headers: { 'x-client-address': newSecretId() } });

describe('POST /api/auth/reset-password', () => {
  let person: Person;
  let email: string;
  let id: string;
  let code: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    person = await ada();
    email = person.user.email;
    id = await askForReset(email);
    code = await codeOf(id);
  });

  it('sets the new password and invalidates the old one', async () => {
    const { status, body } = await reset(id, code);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Password has been reset successfully. Please login with your new password.',
    });
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, NEW)).status).toBe(200);
  });

  it('ends every session at once and notifies the owner by mail', async () => {
    const other = await ada();
    const { headers } = await reset(id, code, NEW, {
      cookie: `next-auth.session-token=${person.token}`,
      'sec-fetch-site': 'same-origin',
    });
    expect(headers.get('set-cookie')).toContain('next-auth.session-token=; Path=/; Max-Age=0');
    for (const each of [person, other])
      expect(await viewerFromHeaders(new Headers(each.headers))).toBeNull();
    const mail = await db().outboxMail.findUniqueOrThrow({
      where: { key: `password-changed/${id}` },
    });
    expect(mail).toMatchObject({ to: email, subject: 'Your Perennial password was changed' });
    expect(mail.text).toContain('Dear Ada,');
    expect(mail.text).toContain('http://localhost:3000/forgot-password');
    expect(mail.html).toContain('href="http://localhost:3000/forgot-password"');
  });

  it('logs nobody in, and keeps the session of another person in this browser', async () => {
    await signUp();
    const userId = await askForReset(CLARA.email);
    const { headers } = await reset(userId, await codeOf(userId), NEW, person.headers);
    expect(headers.get('set-cookie')).not.toContain('session-token');
    expect(await viewerFromHeaders(new Headers(person.headers))).not.toBeNull();
  });

  it('counts wrong codes, then locks', async () => {
    const first = await reset(id, otherCode(code));
    expect(first.status).toBe(400);
    expect(first.body).toMatchObject({ remainingAttempts: 2 });
    expect((await reset(id, otherCode(code))).body.remainingAttempts).toBe(1);
    const third = await reset(id, otherCode(code));
    expect(third.status).toBe(429);
    expect(third.body).toMatchObject({
      message: 'Too many failed attempts. Please try again later.',
      remainingAttempts: 0,
      remainingTime: LOCK_MINUTES * 60,
      tooManyAttempts: true,
    });
    passMinutes(5);
    const right = await reset(id, code);
    expect(right.status).toBe(429);
    expect(right.body.remainingTime).toBe((LOCK_MINUTES - 5) * 60);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('answers for a decoy as for a real challenge', async () => {
    const decoy = await askForReset('nobody@example.org');
    for (let i = 0; i < CODE_ATTEMPTS + 1; i++) {
      const [real, fake] = [await reset(id, otherCode(code)), await reset(decoy, otherCode(code))];
      expect(fake.status).toBe(real.status);
      expect(fake.body).toEqual(real.body);
    }
    passMinutes(LOCK_MINUTES);
    const [real, fake] = [await reset(id, otherCode(code)), await reset(decoy, otherCode(code))];
    expect(fake.status).toBe(real.status);
    expect(fake.body).toEqual(real.body);
  });

  it("reveals nothing to a stranger after the owner's reset", async () => {
    const strangers = await askForReset(email);
    await reset(id, code);
    const { status, body } = await reset(strangers, otherCode(await codeOf(strangers)));
    expect(status).toBe(400);
    expect(body.remainingAttempts).toBe(2);
    expect((await reset(strangers, await codeOf(strangers), 'tulips-1')).status).toBe(400);
    expect((await login(email, NEW)).status).toBe(200);
  });

  it('works for the owner while a stranger fails a hundred times', async () => {
    const strangers = await askForReset(email);
    const foreign = { 'x-client-address': '198.51.100.7' };
    for (let i = 0; i < 100; i++) await reset(strangers, otherCode(code), NEW, foreign);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await reset(id, code)).status).toBe(200);
  });

  it('accepts a code once, even with parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(id, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await reset(id, code)).status).toBe(409);
  });

  it('counts exactly three of twenty parallel guesses', async () => {
    await Promise.all(Array.from({ length: 20 }, () => reset(id, otherCode(code))));
    const { attempts } = await db().challenge.findUniqueOrThrow({ where: { id } });
    expect(attempts).toBe(CODE_ATTEMPTS);
  });

  it('refuses a code after ten minutes, and accepts a resent one', async () => {
    passMinutes(CODE_MINUTES);
    expect((await reset(id, code)).status).toBe(410);
    await call(resend, { body: { userId: id } });
    expect((await reset(id, await codeOf(id))).status).toBe(200);
  });

  it('verifies an unverified address and invalidates the sign-up code', async () => {
    const signup = await signUp();
    const signupCode = await codeOf(signup);
    const userId = await askForReset(CLARA.email);
    expect((await reset(userId, await codeOf(userId))).status).toBe(200);
    expect((await call(verify, { body: { userId: signup, otp: signupCode } })).status).toBe(409);
    expect((await login(CLARA.email, CLARA.password)).status).toBe(401);
    expect((await login(CLARA.email, NEW)).status).toBe(200);
  });

  it('ends sessions of logins that were in progress', async () => {
    const logins = Promise.all(Array.from({ length: 4 }, () => login(email, PASSWORD)));
    await reset(id, code);
    for (const { status, body } of await logins)
      if (status === 200)
        expect(
          await viewerFromHeaders(new Headers({ authorization: `Bearer ${body.token}` })),
        ).toBeNull();
    expect(await db().session.count({ where: { revokedAt: null } })).toBe(0);
  });

  it('answers 404 for account ids, unknown ids and sign-up challenges', async () => {
    const signup = await signUp();
    for (const unknown of [person.user.id, newSecretId(), 'x', signup])
      expect((await reset(unknown, code)).status).toBe(404);
  });

  it.each([
    [{ newPassword: 'short' }, 'Password must be at least 6 characters long'],
    [{ newPassword: undefined }, 'Password must be at least 6 characters long'],
    [{ newPassword: { not: 'x' } }, 'Password must be at least 6 characters long'],
    [
      { newPassword: 'Password1' },
      'This password is one of the most common. Please choose another.',
    ],
    [{ newPassword: 'x'.repeat(201) }, 'Please use at most 200 characters'],
    [{ otp: '12345' }, 'Please enter the complete verification code'],
    [{ otp: 123456 }, 'Please enter the complete verification code'],
    [{ userId: undefined }, 'userId is missing'],
  ])('refuses %j with its message, without counting an attempt', async (change, message) => {
    const answer = await call(endpoint.POST, {
      body: { userId: id, otp: code, newPassword: NEW, ...change },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
    expect((await db().challenge.findUniqueOrThrow({ where: { id } })).attempts).toBe(0);
  });

  it('refuses bodies that are too large, are malformed or have unknown fields, and requests from other sites', async () => {
    expect((await reset(id, code, 'x'.repeat(300_000))).status).toBe(413);
    const extra = { userId: id, otp: code, newPassword: NEW, role: 'admin' };
    expect((await call(endpoint.POST, { body: extra })).status).toBe(400);
    const headers = { 'content-type': 'application/json' };
    expect((await call(endpoint.POST, { body: '{', headers })).status).toBe(400);
    expect((await reset(id, code, NEW, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('refuses an IP address after 120 requests an hour', async () => {
    for (let i = 0; i < 120; i++) await reset(newSecretId(), '000000');
    expect((await reset(id, code)).status).toBe(429);
  });

  it('exports only POST', () => expect(Object.keys(endpoint)).toEqual(['POST']));
});
