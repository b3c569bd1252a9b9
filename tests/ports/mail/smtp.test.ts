import { createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { MailRefused, MailUndelivered, type OutgoingMail } from '@/lib/platform/mail/port';
import { mailPort } from '@/lib/platform/mail/select';
import { smtpPort } from '@/lib/platform/mail/smtp';
import { HOSTILE_ADDRESSES, HOSTILE_SUBJECTS } from './hostile-words';
import { startMailServer } from './mail-server';

const MAIL: OutgoingMail = {
  id: 'mail12345678',
  to: 'ada@example.org',
  replyTo: 'ben@example.org',
  subject: 'Zoë’s memorial is online',
  text: 'Hello',
  html: '<p>Hello</p>',
};

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  server.answer.refuse = undefined;
  env().SMTP_URL = server.url;
});

describe('the SMTP adapter', () => {
  it('is used when there is no key for Resend', () => expect(mailPort()).toBe(smtpPort));

  it('sends the mail with its own Message-ID', async () => {
    await smtpPort.send(MAIL);
    const [{ mail, recipients } = failWithoutMail()] = server.received;
    expect(recipients).toEqual(['ada@example.org']);
    expect(mail).toMatchObject({
      from: { address: 'hello@perennial.example', name: 'Perennial' },
      to: [{ address: 'ada@example.org' }],
      replyTo: [{ address: 'ben@example.org' }],
      subject: MAIL.subject,
      messageId: '<mail12345678@localhost>',
    });
    expect(mail.text?.trim()).toBe('Hello');
    expect(mail.html?.trim()).toBe('<p>Hello</p>');
  });

  it('adds the headers for one-click unsubscribing when the mail has an unsubscribe address', async () => {
    await smtpPort.send({ ...MAIL, unsubscribeUrl: 'https://example.org/api/condolences/mails/x' });
    const [{ raw } = failWithoutMail()] = server.received;
    expect(raw).toMatch(
      /^List-Unsubscribe: <https:\/\/example\.org\/api\/condolences\/mails\/x>/im,
    );
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
  });

  it.each(HOSTILE_SUBJECTS)('adds no header or recipient for the subject %j', async (subject) => {
    await smtpPort.send({ ...MAIL, subject });
    const [{ mail, recipients, raw } = failWithoutMail()] = server.received;
    expect(recipients).toEqual(['ada@example.org']);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
    expect(mail.bcc ?? []).toEqual([]);
    expect(raw).not.toMatch(/^bcc:/im);
  });

  it.each(HOSTILE_ADDRESSES)('refuses the address %j', async (to) => {
    await expect(smtpPort.send({ ...MAIL, to })).rejects.toBeInstanceOf(MailRefused);
    if (to)
      await expect(smtpPort.send({ ...MAIL, replyTo: to })).rejects.toBeInstanceOf(MailRefused);
    expect(server.received).toEqual([]);
  });

  it('distinguishes a permanent refusal from a temporary one', async () => {
    server.answer.refuse = { code: 550, message: 'no such mailbox' };
    await expect(smtpPort.send(MAIL)).rejects.toBeInstanceOf(MailRefused);
    server.answer.refuse = { code: 451, message: 'try again' };
    await expect(smtpPort.send(MAIL)).rejects.toBeInstanceOf(MailUndelivered);
  });

  it('gives up when nothing listens at the address', async () => {
    env().SMTP_URL = 'smtp://127.0.0.1:1';
    await expect(smtpPort.send(MAIL)).rejects.toBeInstanceOf(MailUndelivered);
  });

  it('gives up when the server never speaks', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    env().SMTP_URL = `smtp://127.0.0.1:${port}`;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isOver = false;
    const sending = smtpPort.send(MAIL).finally(() => (isOver = true));
    sending.catch(() => {});
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(100);
      await nextTurn(); // lets network events happen
    }
    await expect(sending).rejects.toBeInstanceOf(MailUndelivered);
    vi.useRealTimers();
    silent.close();
  });
});

const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

function failWithoutMail(): never {
  throw new Error('no mail came');
}
