import { createHmac, timingSafeEqual } from 'node:crypto';
import { settingsOf } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { MAX_NOTICE_BYTES } from '../../rules';
import type { PaymentProvider } from '../provider';
import { callPaystack } from './call';
import { readPaystackNotice } from './notice';
import { readRefund, readRefunds, UNANSWERED } from './refunds';
import { paystackSettings } from './setup';
import { readVerification } from './verification';

const SIGNATURE = 'x-paystack-signature';

const settings = () => settingsOf(paystackSettings);

/** Paystack over HTTPS (payments.md 1). The sandbox differs only in address and keys. */
export const paystackProvider: PaymentProvider = {
  name: 'paystack',
  label: 'Paystack',
  channel: 'popup',
  currencies: { ZAR: 100 },
  noticeLimit: MAX_NOTICE_BYTES,
  noticeHeaders: [SIGNATURE],

  /** `popupUrl` is only set in the sandbox. */
  begin: () => ({
    publicKey: settings().PAYSTACK_PUBLIC_KEY,
    popupUrl: settings().PAYSTACK_POPUP_URL ?? null,
  }),

  receive({ rawBody, headers }) {
    if (!isSigned(rawBody, headers))
      throw new AppError('unauthenticated', messageFor('payments.refusals.signature'));
    return readPaystackNotice(rawBody);
  },

  async poll({ reference }) {
    const response = await callPaystack(`/transaction/verify/${encodeURIComponent(reference)}`);
    return readVerification(response.status, response.body, reference);
  },

  refunds: {
    async list(providerTxnId) {
      const query = new URLSearchParams({ transaction: providerTxnId });
      const response = await callPaystack(`/refund?${query.toString()}`, {
        unanswered: UNANSWERED,
      });
      return readRefunds(response.status, response.body);
    },

    // Always name the amount: without it Paystack refunds the whole payment, whatever was refunded
    // before (1.5).
    async send({ providerTxnId, amountMinor, currency, note }) {
      const response = await callPaystack('/refund', {
        body: {
          transaction: providerTxnId,
          amount: amountMinor,
          currency,
          merchant_note: note,
        },
        unanswered: UNANSWERED,
      });
      return readRefund(response.status, response.body);
    },
  },
};

/**
 * Paystack has no webhook secret. It signs the raw body with HMAC-SHA512 and the secret API key
 * (1.4).
 */
function isSigned(rawBody: string, headers: Headers): boolean {
  const received = Buffer.from(headers.get(SIGNATURE) ?? '', 'hex');
  const expected = createHmac('sha512', settings().PAYSTACK_SECRET_KEY).update(rawBody).digest();
  return received.length === expected.length && timingSafeEqual(received, expected);
}
