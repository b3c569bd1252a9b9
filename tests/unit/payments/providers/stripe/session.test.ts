import { describe, expect, it } from 'vitest';
import type { NewPayment } from '@/lib/payments/providers/provider';
import {
  checkoutSessionParams,
  sessionIdempotencyKey,
} from '@/lib/payments/providers/stripe/session';

const payment: NewPayment = {
  reference: 'order-ref',
  orderId: 'order',
  chargeMinor: 75_000,
  chargeCurrency: 'UGX',
  language: 'hi',
  itemName: 'Perennial memorial',
  buyer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' },
  returnUrl: 'https://site.example/paid',
  cancelUrl: 'https://site.example/cancelled',
  notifyUrl: 'https://site.example/api/payments/webhook/stripe',
};
const now = new Date('2026-11-26T12:00:00.999Z');

describe("the parameters of Stripe's page", () => {
  it('name our order and fix the amount', () => {
    expect(checkoutSessionParams(payment, now)).toEqual({
      mode: 'payment',
      client_reference_id: 'order-ref',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'ugx',
            unit_amount: 7_500_000,
            product_data: { name: 'Perennial memorial' },
          },
        },
      ],
      metadata: { reference: 'order-ref', orderId: 'order' },
      payment_intent_data: { metadata: { reference: 'order-ref', orderId: 'order' } },
      customer_email: 'ada@example.org',
      success_url: 'https://site.example/paid',
      cancel_url: 'https://site.example/cancelled',
      expires_at: now.getTime() / 1000 - 0.999 + 35 * 60,
      locale: 'hi-IN',
      adaptive_pricing: { enabled: false },
    });
  });

  it("use the browser's language if Stripe does not offer ours", () => {
    expect(checkoutSessionParams({ ...payment, language: 'zu' }, now).locale).toBe('auto');
  });

  it('have one idempotency key per reference', () => {
    expect(sessionIdempotencyKey(payment)).toBe(sessionIdempotencyKey({ ...payment }));
    expect(sessionIdempotencyKey(payment)).not.toBe(
      sessionIdempotencyKey({ ...payment, reference: 'other' }),
    );
    expect(sessionIdempotencyKey(payment)).toMatch(/^session-[0-9a-f]{40}$/);
  });
});
