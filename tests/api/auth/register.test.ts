import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoint from '@/app/api/auth/register/route';
import { POST as resend } from '@/app/api/auth/resend-otp/route';
import { POST as verify } from '@/app/api/auth/verify-otp/route';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada } from '@/tests/support/cast';
import { shutCeiling } from '@/tests/support/ceiling';
import {
  CLARA,
  codeOf,
  codesOf,
  newAddressHeaders,
  passMinutes,
  resetDatabaseAndClock,
  signUp,
} from './account';

const register = (body: unknown) => call(endpoint.POST, { body, headers: newAddressHeaders() });
const user = () =>
  db().user.findUniqueOrThrow({
    where: { email: CLARA.email },
    select: { id: true, firstName: true, passwordHash: true, emailVerifiedAt: true, role: true },
  });

describe('POST /api/auth/register', () => {
  beforeEach(resetDatabaseAndClock);

  it('creates an unverified account, mails a code and returns the challenge', async () => {
    const { status, body, headers } = await register({ ...CLARA, email: ' Clara@Example.ORG' });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['userId']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    const created = await user();
    expect(created).toMatchObject({ firstName: 'Clara', emailVerifiedAt: null, role: 'member' });
    expect(created.passwordHash).toMatch(/^\$argon2id\$/);
    expect(body.userId).not.toBe(created.id);
    const code = await codeOf(body.userId);
    const mail = await db().outboxMail.findUniqueOrThrow({
      where: { key: `otp/${body.userId}/1` },
    });
    expect(mail.to).toBe(CLARA.email);
    expect(mail.subject).toBe(`${code} is your Perennial code`);
    expect(mail.text.split('\n')[0]).toBe(code);
    expect(mail.html).toContain(code);
    expect(`${mail.text}${mail.html}`, 'nothing that a stranger may have typed').not.toMatch(
      /Clara/i,
    );
    const challenge = await db().challenge.findUniqueOrThrow({ where: { id: body.userId } });
    expect(challenge.codeHash).not.toContain(code);
  });

  it('refuses an address that is in use', async () => {
    const { user: existing } = await ada();
    const { status, body } = await register({ ...CLARA, email: existing.email });
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: 'User already exists', error: 'User already exists' });
    expect(await db().outboxMail.count()).toBe(0);
  });

  it('replaces an unverified account, whose earlier code becomes invalid', async () => {
    const first = await signUp();
    const firstCode = await codeOf(first);
    const second = await signUp({ firstName: 'Klara', password: 'Another!1pass' });
    expect(second).not.toBe(first);
    expect((await user()).firstName).toBe('Klara');
    const old = await call(verify, { body: { userId: first, otp: firstCode } });
    expect(old.status).toBe(409);
    passMinutes(1);
    expect((await call(resend, { body: { userId: first } })).status).toBe(409);
    const fresh = await call(verify, { body: { userId: second, otp: await codeOf(second) } });
    expect(fresh.status).toBe(200);
  });

  it('keeps the earlier code valid when the same person registers twice', async () => {
    const first = await signUp();
    await signUp();
    const { status } = await call(verify, { body: { userId: first, otp: await codeOf(first) } });
    expect(status).toBe(200);
  });

  it('creates one account for parallel sign-ups', async () => {
    const answers = await Promise.all([register(CLARA), register(CLARA), register(CLARA)]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(await db().user.count()).toBe(1);
  });

  it('changes nothing when no codes are left for the address', async () => {
    await signUp();
    await shutCeiling('codesToAccountFromAll', hashResetAddress(CLARA.email));
    const mallory = { ...CLARA, firstName: 'Mallory', password: 'Mallory!1pass' };
    const { status, body, headers } = await register(mallory);
    expect(status).toBe(429);
    expect(body.message).toBe('Too many codes were requested. Please try again in 15 hours.');
    expect(headers.get('retry-after')).toBe(String(15 * 3600)); // it is nine o'clock
    expect((await user()).firstName).toBe('Clara');
    expect(await db().outboxMail.count()).toBe(1);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'First and last names are required'],
    [{ email: 'clara' }, 'email', 'Invalid email format'],
    [{ email: { not: 'x' } }, 'email', 'Invalid email format'],
    [{ password: 'evergreen' }, 'password', 'Password does not meet complexity requirements'],
  ])('refuses %j with its message', async (change, field, message) => {
    const { status, body } = await register({ ...CLARA, ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, fields: { [field]: message } });
    expect(await db().user.count()).toBe(0);
  });

  it('refuses unknown fields such as a role', async () => {
    expect((await register({ ...CLARA, role: 'admin' })).status).toBe(400);
  });

  it.each(['', '{', '[]', 'null', '"text"', '{"email":"a\\u0000b"}'])(
    'refuses the malformed body %j',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await call(endpoint.POST, { method: 'POST', body, headers });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBeTruthy();
    },
  );

  it('refuses a body that is too large, and one that is not JSON', async () => {
    expect((await register({ ...CLARA, firstName: 'x'.repeat(300_000) })).status).toBe(413);
    const headers = { 'content-type': 'text/plain' };
    expect((await call(endpoint.POST, { body: 'x', headers })).status).toBe(415);
  });

  it('refuses an IP address after 30 sign-ups an hour', async () => {
    for (let i = 0; i < 30; i++) await call(endpoint.POST, { body: {} });
    expect((await call(endpoint.POST, { body: CLARA })).status).toBe(429);
  });

  it('refuses a request that another site made the browser send', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await call(endpoint.POST, { body: CLARA, headers })).status).toBe(403);
  });

  it('exports only POST', () => expect(Object.keys(endpoint)).toEqual(['POST']));

  it('sends one mail per code', async () => {
    expect(await codesOf(await signUp())).toHaveLength(1);
  });
});
