import { Resend } from 'resend';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { envelopeOf } from './envelope';
import { type MailPort, MailRefused, MailUndelivered } from './port';

/** The SDK has no timeout (services.md 4). */
const TIMEOUT_MS = 10_000;
/** A daily or monthly quota is not renewed within seconds. */
const QUOTA_WAIT_SECONDS = 3_600;

/**
 * Resend over HTTPS (services.md 4). Creates the client for each mail, because it throws without a
 * key.
 */
export const resendPort: MailPort = {
  async send(mail) {
    const { from, to, replyTo, subject, headers: own } = envelopeOf(mail);
    const { data, error, headers } = await openClient().emails.send(
      {
        from,
        to: [to],
        subject,
        text: mail.text,
        html: mail.html,
        ...(mail.unsubscribeUrl && { headers: own }),
        ...(replyTo && { replyTo }),
      },
      { idempotencyKey: `mail/${mail.id}`, signal: AbortSignal.timeout(TIMEOUT_MS) },
    );
    // The SDK never throws. Without an id in the response, the mail was not accepted.
    if (error) return handleError(error, new Headers(headers ?? {}));
    if (!data?.id) throw new MailUndelivered('Resend: unexpected response without an id');
  },

  async check() {
    const { error } = await openClient().domains.list();
    // A valid key that may only send is refused with this error, an invalid one with another.
    if (error && error.name !== 'restricted_api_key')
      throw new MailUndelivered(`Resend: ${error.name}: ${error.message}`);
  },
};

function openClient(): Resend {
  const { RESEND_API_KEY, RESEND_BASE_URL } = env();
  return new Resend(RESEND_API_KEY, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {});
}

type ResendError = { name: string; statusCode: number | null; message: string };

const FINAL = new Set([
  'validation_error',
  'invalid_parameter',
  'missing_required_field',
  'invalid_attachment',
]);

function handleError({ name, statusCode, message }: ResendError, headers: Headers): void {
  // The id was used with other content (MAIL_FROM changed in between), so that mail was already
  // sent.
  if (name === 'invalid_idempotent_request') {
    log.warn('Resend had already accepted this mail');
    return;
  }
  const reason = `Resend: ${name} (${statusCode ?? 'no response'}): ${message}`;
  if (FINAL.has(name) && statusCode !== 403) throw new MailRefused(reason);
  if (name.endsWith('quota_exceeded')) throw new MailUndelivered(reason, QUOTA_WAIT_SECONDS);
  throw new MailUndelivered(reason, retryAfter(headers));
}

/**
 * Retry-After in seconds, at most an hour; undefined if it is missing or a date (Resend sends
 * seconds).
 */
function retryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds, QUOTA_WAIT_SECONDS) : undefined;
}
