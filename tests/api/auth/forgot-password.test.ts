import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoint from '@/app/api/auth/forgot-password/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { db } from '@/lib/platform/db/client';
import { SHARED_CEILINGS } from '@/lib/platform/http/shared-ceilings';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { call } from '@/tests/support/call';
import { ada } from '@/tests/support/cast';
import { countUses, shutCeiling } from '@/tests/support/ceiling';
import {
  CLARA,
  codeOf,
  codesOf,
  newAddressHeaders,
  passMinutes,
  passToNextDay,
  resetDatabaseAndClock,
  signUp,
} from './account';

const forgot = (email: unknown, headers: Record<string, string> = newAddressHeaders()) =>
  call(endpoint.POST, { body: { email }, headers });
const NOBODY = 'nobody@example.org';

describe('POST /api/auth/forgot-password', () => {
  let email: string;
  let accountId: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    ({ email, id: accountId } = (await ada()).user);
  });

  it('mails a code and returns the challenge', async () => {
    const { status, body, headers } = await forgot(' ADA@example.org ');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['userId']);
    expect(body.userId).not.toBe(accountId);
    expect(headers.get('cache-control')).toBe('no-store');
    const code = await codeOf(body.userId);
    const mail = await db().outboxMail.findUniqueOrThrow({
      where: { key: `otp/${body.userId}/1` },
    });
    expect(mail.to).toBe(email);
    expect(mail.subject).toBe(`${code} is your Perennial code for a new password`);
    expect(mail.text.split('\n')[0]).toBe(code);
    expect(mail.text).toContain('Dear Ada,');
    expect(mail.text).toContain('Reset your password');
    expect(mail.html).toContain(code);
    const challenge = await db().challenge.findUniqueOrThrow({ where: { id: body.userId } });
    expect(challenge.codeHash).not.toContain(code);
  });

  it('gives the same answer for an unknown address, and sends no mail', async () => {
    const [known, unknown] = [await forgot(email), await forgot(NOBODY)];
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    expect(unknown.body.userId).toHaveLength(known.body.userId.length);
    expect(await codesOf(unknown.body.userId)).toEqual([]);
    const where = { to: '' };
    const { id } = await db().outboxMail.findFirstOrThrow({ where, select: { id: true } });
    await sendMail({ mailId: id }); // without an address, no mail server is needed
    const sent = await db().outboxMail.findUniqueOrThrow({ where: { id } });
    expect(sent).toMatchObject({ text: '', html: '', attempts: 0, sentAt: expect.any(Date) });
    expect(JSON.stringify(await db().challenge.findMany())).not.toContain(NOBODY);
  });

  it('gives the same answer for an unverified account, and sends a mail', async () => {
    await signUp();
    const { status, body } = await forgot(CLARA.email);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['userId']);
    expect(await codesOf(body.userId)).toHaveLength(1);
    const [mail] = await db().outboxMail.findMany({
      where: { key: { startsWith: `otp/${body.userId}` } },
    });
    expect(mail?.text, 'no name before the address is confirmed').not.toContain('Clara');
  });

  it('sends none until the next day when no codes are left, with the same answer for unknown addresses', async () => {
    for (const who of [email, NOBODY])
      await shutCeiling('codesToAccountFromAll', hashResetAddress(who));
    const [known, unknown] = [await forgot(email), await forgot(NOBODY)];
    expect(known.status).toBe(429);
    expect(known.body.remainingTime).toBe(15 * 3600); // it is nine o'clock
    expect(unknown.status).toBe(429);
    expect(unknown.body).toEqual(known.body);
    passToNextDay();
    for (const who of [email, NOBODY]) expect((await forgot(who)).status).toBe(200);
  });

  it.each([() => email, () => NOBODY])('counts parallel requests exactly', async (who) => {
    const subject = hashResetAddress(who());
    await shutCeiling('codesToAccountFromAll', subject);
    await db().rateLimit.updateMany({ data: { count: { decrement: 5 } } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => forgot(who())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const { most } = SHARED_CEILINGS.codesToAccountFromAll;
    expect(await countUses('codesToAccountFromAll', subject)).toBe(most);
  });

  it('leaves codes for the owner while a stranger requests codes all day', async () => {
    const stranger = { 'x-client-address': '198.51.100.7' };
    for (let i = 0; i < 100; i++) {
      await forgot(email, stranger);
      passMinutes(10);
    }
    const { status, body } = await forgot(email);
    expect(status).toBe(200);
    expect(await codesOf(body.userId)).toHaveLength(1);
  });

  it('counts together with the codes of a sign-up', async () => {
    await signUp();
    await forgot(CLARA.email);
    const subject = hashResetAddress(CLARA.email);
    expect(await countUses('codesToAccountFromAll', subject)).toBe(2);
  });

  it('keeps an earlier code valid when somebody else requests another', async () => {
    const { body } = await forgot(email);
    await forgot(email, { 'x-client-address': '198.51.100.9' });
    const reset = { userId: body.userId, otp: await codeOf(body.userId), newPassword: 'violets' };
    expect((await call(resetPassword, { body: reset })).status).toBe(200);
  });

  it.each([
    [''],
    ['ada'],
    [undefined],
    [7],
    [{ not: 'x' }],
    [['ada@example.org']],
    ['a@b@example.org'],
  ])('refuses the e-mail %j', async (who) => {
    const { status, body } = await forgot(who);
    expect(status).toBe(400);
    expect(body.message).toBe('Invalid email format');
  });

  it.each(['', '{', '[]', 'null', '{"email":"a\\u0000b@example.org"}'])(
    'refuses the malformed body %j',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await call(endpoint.POST, { method: 'POST', body, headers });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBeTruthy();
    },
  );

  it('refuses bodies that are too large, have unknown fields, or are not JSON', async () => {
    expect((await forgot('x'.repeat(300_000))).status).toBe(413);
    expect((await call(endpoint.POST, { body: { email, role: 'admin' } })).status).toBe(400);
    const headers = { 'content-type': 'text/plain' };
    expect((await call(endpoint.POST, { body: 'x', headers })).status).toBe(415);
  });

  it('refuses an IP address after 30 requests an hour', async () => {
    const here = { 'x-client-address': '192.0.2.1' };
    for (let i = 0; i < 30; i++) await forgot(`a${i}@example.org`, here);
    expect((await forgot(email, here)).status).toBe(429);
    expect((await forgot(email, { 'x-client-address': '192.0.2.2' })).status).toBe(200);
  });

  it('refuses a request that another site made the browser send', async () => {
    expect((await forgot(email, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('exports only POST', () => expect(Object.keys(endpoint)).toEqual(['POST']));
});
