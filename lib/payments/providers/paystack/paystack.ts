import { createHmac, timingSafeEqual } from 'node:crypto';
import { settingsOf } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { NOTICE_MAX_BYTES } from '../../rules';
import type { PaymentProvider } from '../provider';
import { callPaystack } from './call';
import { readPaystackNotice } from './notice';
import { readRefund, readRefunds, UNANSWERED } from './refunds';
import { paystackSettings } from './setup';
import { readVerification } from './verification';

const SIGNATURE = 'x-paystack-signature';

const settings = () => settingsOf(paystackSettings);

/** Paystack over HTTPS (payments.md 1). The sandbox differs only in address and keys. */
export const paystack: PaymentProvider = {
  name: 'paystack',
  label: 'Paystack',
  channel: 'popup',
  currencies: { ZAR: 100 },
  noticeLimit: NOTICE_MAX_BYTES,
  noticeHeaders: [SIGNATURE],

  /** `popupUrl` is only set in the sandbox. */
  begin: () => ({
    publicKey: settings().PAYSTACK_PUBLIC_KEY,
    popupUrl: settings().PAYSTACK_POPUP_URL ?? null,
  }),

  receive({ rawBody, headers }) {
    if (!isSigned(rawBody, headers))
      throw new AppError('unauthenticated', said('payments.refusals.signature'));
    return readPaystackNotice(rawBody);
  },

  async poll({ reference }) {
    const answer = await callPaystack(`/transaction/verify/${encodeURIComponent(reference)}`);
    return readVerification(answer.status, answer.body, reference);
  },

  refunds: {
    async list(providerTxnId) {
      const query = new URLSearchParams({ transaction: providerTxnId });
      const answer = await callPaystack(`/refund?${query.toString()}`, { unanswered: UNANSWERED });
      return readRefunds(answer.status, answer.body);
    },

    // Always name the amount: without it Paystack refunds the whole payment, whatever was refunded
    // before (1.5).
    async send({ providerTxnId, amountMinor, currency, note }) {
      const answer = await callPaystack('/refund', {
        body: {
          transaction: providerTxnId,
          amount: amountMinor,
          currency,
          merchant_note: note,
        },
        unanswered: UNANSWERED,
      });
      return readRefund(answer.status, answer.body);
    },
  },
};

/**
 * Paystack has no webhook secret. It signs the raw body with HMAC-SHA512 and the secret API key
 * (1.4).
 */
function isSigned(rawBody: string, headers: Headers): boolean {
  const given = Buffer.from(headers.get(SIGNATURE) ?? '', 'hex');
  const ours = createHmac('sha512', settings().PAYSTACK_SECRET_KEY).update(rawBody).digest();
  return given.length === ours.length && timingSafeEqual(given, ours);
}
