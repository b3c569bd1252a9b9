import { createTransport } from 'nodemailer';
import { env } from '@/lib/platform/env';
import { envelopeOf } from './envelope';
import { type MailPort, MailRefused, MailUndelivered, type OutgoingMail } from './port';

const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;

/** Any SMTP server, named by `SMTP_URL`. Opens a connection for each mail. */
export const smtpPort: MailPort = {
  async send(mail) {
    const { from, to, replyTo, subject, headers } = envelopeOf(mail);
    const transport = openTransport();
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text: mail.text,
        html: mail.html,
        messageId: messageId(mail),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
    } catch (error) {
      throw asMailError(error);
    } finally {
      transport.close();
    }
  },

  async check() {
    const transport = openTransport();
    await transport.verify().finally(() => transport.close());
  },
};

const openTransport = () =>
  createTransport({
    url: env().SMTP_URL,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** The same for every attempt, so that mail programs show the mail only once. */
const messageId = (mail: OutgoingMail) => `<${mail.id}@${new URL(env().SITE_URL).hostname}>`;

/** 5xx for the recipient or the content is permanent; anything else may be temporary. */
function asMailError(error: unknown): Error {
  const { code, responseCode, message } = error as Partial<SmtpError>; // nodemailer adds the first two
  const final = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (final && responseCode && responseCode >= 500) return new MailRefused(`SMTP: ${message}`);
  return new MailUndelivered(`SMTP: ${message}`);
}

type SmtpError = Error & { code: string; responseCode: number };
