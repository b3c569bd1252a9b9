import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoint from '@/app/api/auth/login/route';
import { POST as verify } from '@/app/api/auth/verify-otp/route';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada, PASSWORD } from '@/tests/support/cast';
import { shutCeiling } from '@/tests/support/ceiling';
import { CLARA, codeOf, codesOf, passMinutes, resetDatabaseAndClock, signUp } from './account';

const login = (email: unknown, password: unknown, address = '192.0.2.1') =>
  call(endpoint.POST, { body: { email, password }, headers: { 'x-client-address': address } });

describe('POST /api/auth/login', () => {
  let email: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    email = (await ada()).user.email;
  });

  it('returns token, user and expiry, and sets the session cookie', async () => {
    const { status, body, headers } = await login(' ADA@example.org ', PASSWORD);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['token', 'tokenExpiresAt', 'user']);
    expect(body.user).toMatchObject({
      email,
      firstName: 'Ada',
      lastName: 'Okafor',
      role: 'member',
    });
    expect(body.tokenExpiresAt).toBe(Date.now() + 24 * 3_600_000);
    expect(headers.getSetCookie()[0]).toBe(
      `next-auth.session-token=${body.token}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`,
    );
    const bearer = new Headers({ authorization: `Bearer ${body.token}` });
    expect(await viewerFromHeaders(bearer)).toMatchObject({ email });
    passMinutes(24 * 60);
    expect(await viewerFromHeaders(bearer)).toBeNull();
  });

  it('opens a separate session each time', async () => {
    const [one, two] = [await login(email, PASSWORD), await login(email, PASSWORD)];
    expect(one.body.token).not.toBe(two.body.token);
  });

  it('accepts parallel logins of one person, and records the time', async () => {
    await db().user.updateMany({ where: { email }, data: { lastSeenAt: new Date(0) } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(email, PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { lastSeenAt } = await db().user.findUniqueOrThrow({ where: { email } });
    expect(lastSeenAt).toEqual(new Date());
  });

  it('answers alike for a wrong password and an unknown address', async () => {
    const wrong = await login(email, 'Evergreen-2');
    const unknown = await login('nobody@example.org', PASSWORD);
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe('Invalid email or password');
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(await db().session.count()).toBe(1); // Ada's own
  });

  it('sends an unverified account to verification, with the code it already has', async () => {
    const challenge = await signUp();
    const { status, body, headers } = await login(CLARA.email, CLARA.password);
    expect(status).toBe(403);
    expect(body).toMatchObject({ isUnverified: true, userId: challenge });
    expect(headers.get('set-cookie')).toBeNull();
    expect(await codesOf(challenge)).toHaveLength(1);
  });

  it('mails an unverified account a new code when the last has expired', async () => {
    const first = await signUp();
    passMinutes(30);
    const { body } = await login(CLARA.email, CLARA.password);
    expect(body.userId).not.toBe(first);
    const otp = await codeOf(body.userId);
    expect((await call(verify, { body: { userId: body.userId, otp } })).status).toBe(200);
    expect((await login(CLARA.email, CLARA.password)).status).toBe(200);
  });

  it('counts a code for an unverified account only when it mails one', async () => {
    const challenge = await signUp();
    await shutCeiling('codesToAccountFromAll', hashResetAddress(CLARA.email));
    expect((await login(CLARA.email, CLARA.password)).body.userId).toBe(challenge);
    passMinutes(30);
    const { status, body } = await login(CLARA.email, CLARA.password);
    expect([status, body.message]).toEqual([429, expect.stringContaining('Too many codes')]);
    expect((await login(CLARA.email, 'wrong')).status).toBe(401);
  });

  it('does not reveal that an account is unverified without the password', async () => {
    await signUp();
    expect((await login(CLARA.email, 'Evergreen!2')).status).toBe(401);
  });

  it('blocks an IP address after ten tries at an account, known or unknown', async () => {
    for (const who of [email, 'nobody@example.org']) {
      for (let i = 0; i < 10; i++) expect((await login(who, 'wrong')).status).toBe(401);
      const { status, body } = await login(who, PASSWORD);
      expect(status).toBe(429);
      expect(body.remainingTime).toBeGreaterThan(0);
    }
  });

  it('lets the owner in while a stranger fails a hundred times', async () => {
    for (let i = 0; i < 100; i++) await login(email, 'wrong', '198.51.100.7');
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('blocks an IP address after 60 tries in all, at however many accounts', async () => {
    for (let i = 0; i < 60; i++) await login(`a${i}@example.org`, '');
    expect((await login(email, PASSWORD)).status).toBe(429);
    expect((await login(email, PASSWORD, '192.0.2.2')).status).toBe(200);
  });

  it.each([
    ['', PASSWORD, 'Email is required'],
    ['ada', PASSWORD, 'Invalid email format'],
    [{ not: 'x' }, PASSWORD, 'Email is required'],
    ['ada@example.org', '', 'Password is required'],
    ['ada@example.org', undefined, 'Password is required'],
    ['ada@example.org', 'x'.repeat(201), 'Invalid email or password'],
  ])('refuses %j with %j', async (who, password, message) => {
    const answer = await login(who, password);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });

  it('refuses a request that another site made the browser send', async () => {
    const headers = { origin: 'https://evil.example', host: 'localhost:3000' };
    const { status } = await call(endpoint.POST, { body: { email, password: PASSWORD }, headers });
    expect(status).toBe(403);
  });

  it('exports only POST', () => expect(Object.keys(endpoint)).toEqual(['POST']));
});
