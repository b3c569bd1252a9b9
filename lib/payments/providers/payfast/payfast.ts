import { settingsOf } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { unavailableError } from '@/lib/platform/http/unavailable-error';
import { instrumentCall } from '@/lib/platform/instrument-call';
import { messageFor } from '@/lib/platform/language/message';
import { log } from '@/lib/platform/log';
import { formatDecimals } from '../../money-rules';
import { MAX_NOTICE_BYTES } from '../../rules';
import type { PaymentProvider, ProviderNotice, RawNotice } from '../provider';
import { signedFields } from './form';
import { isSignedWith, readNotice, signedPart } from './notice';
import { payfastSettings } from './setup';
import { isListedSource } from './sources';

/** The time limit for the whole response; security.md, R6 allows 5 s. */
const TIMEOUT_MS = 4_500;

const settings = () => settingsOf(payfastSettings);

/** PayFast over HTTPS (payments.md 2). The sandbox differs only in address and keys. */
export const payfastProvider: PaymentProvider = {
  name: 'payfast',
  label: 'PayFast',
  channel: 'redirect',
  currencies: { ZAR: 500 },
  noticeLimit: MAX_NOTICE_BYTES,
  noticeHeaders: [],

  begin: (payment) => ({
    method: 'post',
    url: address('/eng/process'),
    fields: signedFields(
      {
        id: settings().PAYFAST_MERCHANT_ID,
        key: settings().PAYFAST_MERCHANT_KEY,
        passphrase: settings().PAYFAST_PASSPHRASE,
      },
      payment,
      formatDecimals(payment.chargeMinor),
    ),
  }),

  receive,

  stored: {
    textAbout: (reference) => `m_payment_id=${reference}&`,
    read,
    // PayFast expects the signed string without the passphrase, and answers with exactly one word
    // (2.4).
    async confirm(rawBody) {
      const { status, text } = await confirmWithPayfast(signedPart(rawBody));
      if (status === 200 && (text === 'VALID' || text === 'INVALID')) return text === 'VALID';
      throw unavailableError('provider', new Error(`validate answered ${status}`));
    },
  },
};

/** Checks the signature, then the sender's address (payments.md 2.4). */
function receive({ rawBody, sourceIp, receivedAt }: RawNotice): ProviderNotice {
  const notice = read(rawBody, receivedAt);
  if (!isSignedWith(rawBody, settings().PAYFAST_PASSPHRASE)) {
    if (!notice) throw new AppError('invalid', messageFor('payments.refusals.namesNoPayment'));
    return { about: 'unsigned', kind: notice.kind, reference: notice.reference };
  }
  checkSource(sourceIp, notice?.reference ?? null);
  return notice ? { about: 'charge', ...notice } : { about: 'unreadable', kind: 'unreadable' };
}

function checkSource(sourceIp: string, reference: string | null): void {
  const isSandboxed = !settings().PAYFAST_BASE_URL.endsWith('.payfast.co.za');
  if (isListedSource(sourceIp, isSandboxed)) return;
  const isRefused = settings().PAYFAST_ENFORCE_IP;
  const source = isRefused ? 'refused' : 'unlisted';
  log.warn({ reference, source }, 'a signed notice from an unlisted address');
  if (isRefused) throw new AppError('forbidden', messageFor('payments.refusals.addressNotListed'));
}

function read(rawBody: string, receivedAt: Date) {
  return readNotice(rawBody, settings().PAYFAST_MERCHANT_ID, receivedAt);
}

const address = (path: string) => new URL(path, settings().PAYFAST_BASE_URL).href;

async function confirmWithPayfast(body: string): Promise<{ status: number; text: string }> {
  try {
    return await instrumentCall('payfast', async () => {
      const response = await fetch(address('/eng/query/validate'), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      return { status: response.status, text: await response.text() };
    });
  } catch (cause) {
    throw unavailableError('provider', cause);
  }
}
