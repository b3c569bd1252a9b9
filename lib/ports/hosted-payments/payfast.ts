import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { decimals } from '@/lib/orders/rules';
import { signedFields } from './payfast-form';
import { isSignedWith, readNotice, signedPart } from './payfast-notice';
import { isListedSource } from './payfast-sources';
import type { HostedPaymentsPort } from './port';

const TIMEOUT_MS = 5_000;

/** PayFast over HTTPS (integrations 2). The sandbox differs in address and keys only. */
export const payfast: HostedPaymentsPort = {
  form: (payment) => ({
    url: address('/eng/process'),
    fields: signedFields(
      {
        id: env().PAYFAST_MERCHANT_ID,
        key: env().PAYFAST_MERCHANT_KEY,
        passphrase: env().PAYFAST_PASSPHRASE,
      },
      payment,
      decimals(payment.chargeMinor),
    ),
  }),

  isSigned: (rawBody) => isSignedWith(rawBody, env().PAYFAST_PASSPHRASE),

  read: (rawBody, receivedAt) => readNotice(rawBody, env().PAYFAST_MERCHANT_ID, receivedAt),

  source(from) {
    const isSandboxed = !env().PAYFAST_BASE_URL.endsWith('.payfast.co.za');
    if (isListedSource(from, isSandboxed)) return 'listed';
    return env().PAYFAST_ENFORCE_IP ? 'refused' : 'unlisted';
  },

  // The same string without passphrase; the answer must be the one word (2.4).
  async confirm(rawBody) {
    const { status, text } = await ask(signedPart(rawBody));
    if (status === 200 && (text === 'VALID' || text === 'INVALID')) return text === 'VALID';
    throw unavailable(new Error(`validate answered ${status}`));
  },
};

const address = (path: string) => new URL(path, env().PAYFAST_BASE_URL).href;

async function ask(body: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address('/eng/query/validate'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw unavailable(cause);
  }
}

const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'PayFast did not confirm the payment. Please try again.', { cause });
