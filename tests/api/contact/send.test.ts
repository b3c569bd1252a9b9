import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoint from '@/app/api/contact/route';
import { MESSAGE_LIMIT } from '@/lib/contact/schema';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { newId } from '@/lib/platform/ids/public-id';
import { translateIn } from '@/lib/platform/language/translator-for';
import { envelopeOf } from '@/lib/platform/mail/envelope';
import { call } from '@/tests/support/call';
import { ada } from '@/tests/support/cast';

const MESSAGE = {
  name: 'Ben Botha',
  email: 'Ben.Botha@example.org',
  subject: 'A wrong date',
  message: 'Dear keepers,\n\nhis birthday was in May.',
};
/** The address of MAIL_FROM in tests/support/test-env.ts. */
const OPERATOR = 'hello@perennial.example';

let callers = 0;
/** Sends each request from another IP address, because of the limit per address. */
const send = (change: object = {}, headers: Record<string, string> = {}) =>
  call(endpoint.POST, {
    body: { ...MESSAGE, ...change },
    headers: { 'x-client-address': `198.51.100.${callers++ % 250}`, ...headers },
  });
const onlyMail = () => db().outboxMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });

describe('POST /api/contact', () => {
  beforeEach(async () => {
    await db().outboxMail.deleteMany();
    await db().contactMessage.deleteMany();
    await db().rateLimit.deleteMany();
  });

  it('stores the message and mails it to the operator, with Reply-To', async () => {
    const { status, body, headers } = await send();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({ message: 'Your message has been sent successfully!' });
    expect(await db().contactMessage.findMany()).toMatchObject([MESSAGE]);
    const mail = await onlyMail();
    expect(mail).toMatchObject({
      to: OPERATOR,
      replyTo: MESSAGE.email,
      subject: 'Contact: A wrong date',
    });
    expect(mail.text).toContain('From: Ben Botha, Ben.Botha@example.org');
    expect(mail.text).toContain(MESSAGE.message);
    expect(await db().outboxMail.count()).toBe(1);
  });

  it('accepts messages of logged-in people, too', async () => {
    const { headers } = await ada();
    expect((await send({}, headers)).status).toBe(200);
  });

  it('stores a message once when a form sends it again, unless it was changed', async () => {
    const key = newId();
    for (let time = 0; time < 2; time++) expect((await send({ key })).status).toBe(200);
    expect([await db().contactMessage.count(), await db().outboxMail.count()]).toEqual([1, 1]);
    for (const change of ['name', 'email', 'subject', 'message'])
      await send({ key, [change]: `other.${MESSAGE.email}` });
    await send({ key: newId() });
    expect([await db().contactMessage.count(), await db().outboxMail.count()]).toEqual([6, 6]);
  });

  it('stores one message for parallel requests with the same key', async () => {
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([await db().contactMessage.count(), await db().outboxMail.count()]).toEqual([1, 1]);
  });

  it.each(['', 'short', `${'1'.repeat(11)}0`, { not: '1' }])('refuses the key %j', async (key) => {
    expect((await send({ key })).status).toBe(400);
    expect(await db().outboxMail.count()).toBe(0);
  });

  it('treats equal messages without a key as different', async () => {
    await send();
    await send();
    expect(await db().outboxMail.count()).toBe(2);
  });

  it.each([
    [{}, 'Name is required'],
    [{ name: '  ' }, 'Name is required'],
    [{ name: 'Ben' }, 'Please enter a valid email address'],
    [{ name: 'Ben', email: 'ben@example.org' }, 'Subject is required'],
    [{ name: 'Ben', email: 'ben@example.org', subject: ' ' }, 'Subject is required'],
    [{ name: 'Ben', email: 'ben@example.org', subject: 'x' }, 'Message is required'],
    [{ name: 'Ben', email: 'ben@example.org', subject: 'x', message: '\n' }, 'Message is required'],
    [{ ...MESSAGE, message: 'x'.repeat(MESSAGE_LIMIT + 1) }, /at most 5000 characters/],
    [{ ...MESSAGE, name: { not: 'x' } }, 'Name is required'],
    [{ ...MESSAGE, to: 'ada@example.org' }, /to/],
  ])('refuses %j with the first error', async (body, message) => {
    const answer = await call(endpoint.POST, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(message);
    expect(await db().outboxMail.count()).toBe(0);
  });

  it.each([
    'ben',
    'ben @example.org',
    'ben@example',
    'ben@@example.org',
    'ben@example.org, ada@example.org',
    'ben@example.org;ada@example.org',
    'Ben <ben@example.org>',
    '"ben"@example.org',
    '.ben@example.org',
    'b..n@example.org',
    'ben@-example.org',
    'ben@example.org\r\nBcc: ada@example.org',
    'ben@example.org\nBcc: ada@example.org',
    'ben@example.org%0aBcc:ada@example.org',
    'ben\u2028@example.org',
    `${'b'.repeat(65)}@example.org`,
  ])('refuses the address %j', async (email) => {
    const { status, body } = await send({ email });
    expect(status).toBe(400);
    expect(body.message).toBe('Please enter a valid email address');
  });

  it.each([
    'ben@example.org',
    "o'neil+x@mail.example.co.za",
    'BEN_1@EXAMPLE.ORG',
    ' ben@example.org ',
  ])('accepts the address %j, and replies can be sent to it', async (email) => {
    expect((await send({ email })).status).toBe(200);
    expect(envelopeOf(await onlyMail()).replyTo).toBe(email.trim());
  });

  const BREAKS = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '\u001b'];
  it.each(BREAKS)('injects no header after %j', async (lineBreak) => {
    const hostile = `Hello${lineBreak}Bcc: everybody@example.org${lineBreak}${lineBreak}<b>x</b>`;
    const { status } = await send({ name: hostile, subject: hostile, message: hostile });
    expect(status).toBe(200);
    const mail = await onlyMail();
    const { to, replyTo, subject } = envelopeOf(mail);
    expect([to, replyTo]).toEqual([OPERATOR, MESSAGE.email]);
    expect(subject).toBe('Contact: Hello Bcc: everybody@example.org <b>x</b>');
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(
      `From: Hello Bcc: everybody@example.org <b>x</b>, ${MESSAGE.email}`,
    );
    expect(mail.html).not.toContain('<b>');
  });

  it('removes characters that change the text direction', async () => {
    await send({ subject: 'A \u202egnorw\u202c date', message: 'a\u2066b' });
    expect(await onlyMail()).toMatchObject({ subject: 'Contact: A gnorw date' });
    expect((await onlyMail()).text).toContain('a b');
  });

  it(`refuses an IP address after ${LIMITS.contact.max} messages an hour`, async () => {
    const here = { 'x-client-address': '192.0.2.7' };
    for (let i = 0; i < LIMITS.contact.max; i++) expect((await send({}, here)).status).toBe(200);
    const { status, body, headers } = await send({}, here);
    expect([status, body.message]).toEqual([429, translateIn('en', LIMITS.contact.message)]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send()).status).toBe(200);
    expect(await db().contactMessage.count()).toBe(LIMITS.contact.max + 1);
  });

  it('refuses requests that another site made the browser send, without counting them', async () => {
    const here = { 'x-client-address': '192.0.2.8' };
    for (let i = 0; i <= LIMITS.contact.max; i++)
      expect((await send({}, { ...here, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({}, here)).status).toBe(200);
  });

  it('refuses bodies that are too large or not JSON', async () => {
    expect((await send({ message: 'x'.repeat(300_000) })).status).toBe(413);
    const headers = { 'content-type': 'text/plain' };
    expect((await call(endpoint.POST, { body: 'x', headers })).status).toBe(415);
  });

  it('exports only POST', () => expect(Object.keys(endpoint)).toEqual(['POST']));
});
