import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { callPaystack } from './paystack-call';
import { readRefund, readRefunds } from './paystack-refunds';
import { readVerification } from './paystack-verification';
import type { CardsPort } from './port';

/** Paystack over HTTPS (integrations 1). The sandbox differs in address and keys only. */
export const paystack: CardsPort = {
  popup: () => ({
    publicKey: env().PAYSTACK_PUBLIC_KEY,
    popupUrl: env().PAYSTACK_POPUP_URL ?? null,
  }),

  async verify(reference) {
    const answer = await callPaystack(`/transaction/verify/${encodeURIComponent(reference)}`);
    return readVerification(answer.status, answer.body, reference);
  },

  // The notice has no secret of its own: HMAC-SHA512 of the raw body with the secret key (1.4).
  isSigned(rawBody, headers) {
    const given = Buffer.from(headers.get('x-paystack-signature') ?? '', 'hex');
    const ours = createHmac('sha512', env().PAYSTACK_SECRET_KEY).update(rawBody).digest();
    return given.length === ours.length && timingSafeEqual(given, ours);
  },

  async refunds(providerTxnId) {
    const query = new URLSearchParams({ transaction: providerTxnId });
    const answer = await callPaystack(`/refund?${query.toString()}`);
    return readRefunds(answer.status, answer.body);
  },

  // The amount is always named: left out it would mean the whole payment, whatever went back before (1.5).
  async refund({ providerTxnId, amountMinor, currency, note }) {
    const answer = await callPaystack('/refund', {
      transaction: providerTxnId,
      amount: amountMinor,
      currency,
      merchant_note: note,
    });
    return readRefund(answer.status, answer.body);
  },
};
