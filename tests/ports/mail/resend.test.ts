import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { MailRefused, MailUndelivered, type OutgoingMail } from '@/lib/platform/mail/port';
import { resendPort } from '@/lib/platform/mail/resend';
import { mailPort } from '@/lib/platform/mail/select';
import { shortenTimeouts } from '@/tests/support/shorten-timeouts';
import { HOSTILE_ADDRESSES, HOSTILE_SUBJECTS } from './hostile-words';
import { startResend } from './resend-server';

const KEY = 're_test_key';
const MAIL: OutgoingMail = {
  id: 'mail12345678',
  to: 'ada@example.org',
  replyTo: 'ben@example.org',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

let server: Awaited<ReturnType<typeof startResend>>;

beforeAll(async () => {
  server = await startResend(KEY);
  env().RESEND_BASE_URL = server.url;
});
afterAll(() => server.close());
beforeEach(() => {
  env().RESEND_API_KEY = KEY;
  server.mood = 'well';
  server.calls.length = 0;
  server.taken.clear();
});

const refusal = (mail = MAIL) => resendPort.send(mail).then(never, (error: unknown) => error);

describe('the Resend adapter', () => {
  it('is used when a key is set', () => expect(mailPort()).toBe(resendPort));

  it('checks the key without sending a mail', async () => {
    await resendPort.check();
    env().RESEND_API_KEY = 're_another_key';
    await expect(resendPort.check()).rejects.toThrow('invalid_api_key');
    expect(server.taken.size).toBe(0);
  });

  it('sends the mail under its idempotency key', async () => {
    await resendPort.send(MAIL);
    expect(server.calls[0]?.headers['idempotency-key']).toBe('mail/mail12345678');
    expect(server.calls[0]?.body).toEqual({
      from: 'Perennial <hello@perennial.example>',
      to: ['ada@example.org'],
      reply_to: 'ben@example.org',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    });
  });

  it('adds the headers for one-click unsubscribing when the mail has an unsubscribe address', async () => {
    const url = 'https://example.org/api/condolences/mails/x';
    await resendPort.send({ ...MAIL, unsubscribeUrl: url });
    expect(server.calls[0]?.body).toMatchObject({
      headers: {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it('delivers a mail once even if it is sent twice', async () => {
    await resendPort.send(MAIL);
    await resendPort.send(MAIL);
    expect(server.taken.size).toBe(1);
  });

  it('treats a mail as sent when its key was already used with other content', async () => {
    await resendPort.send(MAIL);
    await resendPort.send({ ...MAIL, subject: 'Hello again' });
    expect(server.taken.size).toBe(1);
  });

  it('reports how long to wait', async () => {
    server.mood = 'limited';
    expect(await refusal()).toMatchObject({ name: 'MailUndelivered', retryAfterSeconds: 7 });
    server.mood = 'quota';
    expect(await refusal()).toMatchObject({ name: 'MailUndelivered', retryAfterSeconds: 3600 });
  });

  it.each(['broken', 'html'] as const)('asks for a retry when the answer is %s', async (mood) => {
    server.mood = mood;
    expect(await refusal()).toBeInstanceOf(MailUndelivered);
  });

  it('asks for a retry after ten seconds without an answer', async () => {
    server.mood = 'silent';
    const { requestedMs, undo } = shortenTimeouts();
    expect(await refusal().finally(undo)).toBeInstanceOf(MailUndelivered);
    expect(requestedMs).toEqual([10_000]);
  });

  it('asks for a retry when the key is wrong, because an operator can fix that', async () => {
    env().RESEND_API_KEY = 're_other';
    expect(await refusal()).toBeInstanceOf(MailUndelivered);
  });

  it('recognises a permanent refusal', async () => {
    server.mood = 'invalid';
    expect(await refusal()).toBeInstanceOf(MailRefused);
  });

  it.each(HOSTILE_SUBJECTS)('keeps the subject %j on one line', async (subject) => {
    await resendPort.send({ ...MAIL, subject });
    expect(server.calls[0]?.body.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(Object.keys(server.calls[0]?.body ?? {}).sort()).toEqual(FIELDS);
  });

  it.each(HOSTILE_ADDRESSES)('refuses the address %j', async (to) => {
    expect(await refusal({ ...MAIL, to })).toBeInstanceOf(MailRefused);
    expect(server.calls).toEqual([]);
  });
});

const FIELDS = ['from', 'html', 'reply_to', 'subject', 'text', 'to'];

function never(): never {
  throw new Error('the mail was accepted');
}
