import { z } from 'zod';

/** A stored Checkout session with its payment. The statuses are those of payments.md 5.2. */
export const sessionSchema = z.object({
  id: z.number(),
  reference: z.string(),
  /** In Stripe's smallest unit. */
  amount: z.number(),
  currency: z.string(),
  itemName: z.string(),
  email: z.string(),
  metadata: z.record(z.string(), z.string()),
  paymentMetadata: z.record(z.string(), z.string()),
  successUrl: z.string(),
  cancelUrl: z.string(),
  locale: z.string(),
  /** Unix seconds, as in Stripe's responses. */
  createdAt: z.number(),
  expiresAt: z.number(),
  status: z.enum(['open', 'complete', 'expired']),
  /** null until somebody tries to pay. */
  payment: z.enum(['requires_payment_method', 'processing', 'succeeded']).nullable(),
  paidAt: z.number().nullable(),
  /** The idempotency key and body of the request: the same request returns the same session. */
  idempotency: z.object({ key: z.string(), body: z.string() }),
  webhooks: z.array(z.object({ event: z.string(), at: z.string(), status: z.number() })),
});

export type StripeSession = z.infer<typeof sessionSchema>;

export const nowInSeconds = () => Math.floor(Date.now() / 1000);

export const sessionIdOf = ({ id }: StripeSession) => `cs_test_${id}`;
export const intentIdOf = ({ id }: StripeSession) => `pi_${id}`;
const chargeIdOf = ({ id }: StripeSession) => `ch_${id}`;

/** Returns the session, marked as expired if its time is over. */
export const withExpiry = (session: StripeSession): StripeSession =>
  session.status === 'open' && session.expiresAt <= nowInSeconds()
    ? { ...session, status: 'expired' }
    : session;

/** Returns the payment as in Stripe's API. */
export const intentData = (session: StripeSession, livemode: boolean) => ({
  id: intentIdOf(session),
  object: 'payment_intent',
  amount: session.amount,
  amount_received: session.payment === 'succeeded' ? session.amount : 0,
  created: session.paidAt ?? session.createdAt,
  currency: session.currency,
  latest_charge: session.paidAt === null ? null : stripeCharge(session, livemode),
  livemode,
  metadata: session.paymentMetadata,
  receipt_email: null,
  status: session.payment ?? 'requires_payment_method',
});

export const stripeCharge = (session: StripeSession, livemode: boolean, refunded = 0) => ({
  id: chargeIdOf(session),
  object: 'charge',
  amount: session.amount,
  amount_refunded: refunded,
  created: session.paidAt ?? session.createdAt,
  currency: session.currency,
  livemode,
  metadata: session.paymentMetadata,
  paid: session.payment === 'succeeded',
  payment_intent: intentIdOf(session),
  refunded: refunded === session.amount,
  status: session.payment === 'succeeded' ? 'succeeded' : 'pending',
});
