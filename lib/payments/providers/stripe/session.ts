import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { MINUTE_MS } from '@/lib/platform/durations';
import type { Language } from '@/lib/platform/language/languages';
import { QUOTE_MINUTES } from '../../rules';
import type { NewPayment } from '../provider';
import { toStripeAmount } from './amounts';

/** Stripe keeps a page open for at least half an hour; the margin allows for clocks that differ. */
const OPEN_MINUTES = QUOTE_MINUTES + 5;

/** Our languages that Stripe's page supports; for others it follows the browser. */
const LOCALES: Partial<Record<Language, Stripe.Checkout.SessionCreateParams.Locale>> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  hi: 'hi-IN',
  pt: 'pt',
  zh: 'zh',
};

/**
 * The parameters of a page for one payment (payments.md 5.1). No card is stored. The buyer's e-mail
 * address is the only text from the buyer in it.
 */
export function checkoutSessionParams(
  payment: NewPayment,
  now: Date,
): Stripe.Checkout.SessionCreateParams {
  const { reference, orderId, chargeMinor, chargeCurrency } = payment;
  const names = { reference, orderId };
  return {
    mode: 'payment',
    client_reference_id: reference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: chargeCurrency.toLowerCase(),
          unit_amount: toStripeAmount(chargeMinor, chargeCurrency),
          product_data: { name: payment.itemName },
        },
      },
    ],
    metadata: names,
    payment_intent_data: { metadata: names },
    customer_email: payment.buyer.email,
    success_url: payment.returnUrl,
    cancel_url: payment.cancelUrl,
    expires_at: Math.floor((now.getTime() + OPEN_MINUTES * MINUTE_MS) / 1000),
    locale: LOCALES[payment.language] ?? 'auto',
    // The buyer pays exactly the amount that our page showed, in the same currency.
    adaptive_pricing: { enabled: false },
  };
}

/** One page for each of our references, however often it is requested. */
export const sessionIdempotencyKey = ({ reference }: NewPayment) =>
  idempotencyKey('session', reference);

export const idempotencyKey = (kind: string, id: string) =>
  `${kind}-${createHash('sha256').update(id).digest('hex').slice(0, 40)}`;
