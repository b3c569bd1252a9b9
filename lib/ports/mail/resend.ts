import { Resend } from 'resend';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { envelopeOf } from './envelope';
import { type MailPort, MailRefused, MailUndelivered } from './port';

/** The SDK has no timeout of its own (integrations 4). */
const TIMEOUT_MS = 10_000;
/** A used-up day or month is not over in a second. */
const QUOTA_WAIT_SECONDS = 3_600;

/** Resend over HTTPS (integrations 4). The client is made at the first mail: it throws without a key. */
export const resend: MailPort = {
  async send(mail) {
    const { from, to, replyTo, subject } = envelopeOf(mail);
    const { RESEND_API_KEY, RESEND_BASE_URL } = env();
    const client = new Resend(RESEND_API_KEY, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {});
    const { data, error, headers } = await client.emails.send(
      { from, to: [to], subject, text: mail.text, html: mail.html, ...(replyTo && { replyTo }) },
      { idempotencyKey: `mail/${mail.id}`, signal: AbortSignal.timeout(TIMEOUT_MS) },
    );
    // The SDK never throws: an answer without an id is not a mail that was taken.
    if (error) return refuse(error, new Headers(headers ?? {}));
    if (!data?.id) throw new MailUndelivered('Resend: an answer that is not theirs');
  },
};

type Refusal = { name: string; statusCode: number | null; message: string };

const FINAL = new Set([
  'validation_error',
  'invalid_parameter',
  'missing_required_field',
  'invalid_attachment',
]);

function refuse({ name, statusCode, message }: Refusal, headers: Headers): void {
  // The key was used with other content (MAIL_FROM changed in between): that mail has left already.
  if (name === 'invalid_idempotent_request') {
    log.warn('Resend had taken this mail before');
    return;
  }
  const words = `Resend: ${name} (${statusCode ?? 'no answer'}): ${message}`;
  if (FINAL.has(name) && statusCode !== 403) throw new MailRefused(words);
  if (name.endsWith('quota_exceeded')) throw new MailUndelivered(words, QUOTA_WAIT_SECONDS);
  throw new MailUndelivered(words, retryAfter(headers));
}

/** Retry-After in seconds, at most an hour; undefined when absent or a date (Resend sends seconds). */
function retryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds, QUOTA_WAIT_SECONDS) : undefined;
}
