import { z } from 'zod';
import { intentIdOf, type StripeSession } from './stripe-session';

/** A stored refund (payments.md 5.5). */
export const stripeRefundSchema = z.object({
  id: z.number(),
  sessionId: z.number(),
  amount: z.number(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
  status: z.enum(['pending', 'succeeded', 'failed', 'requires_action']),
  createdAt: z.number(),
  idempotency: z.string(),
});

export type StripeRefund = z.infer<typeof stripeRefundSchema>;

/** Returns how much of a payment is refunded or being refunded. Failed refunds do not count. */
export const refundedOfSession = (sessionId: number, refunds: StripeRefund[]): number =>
  refunds
    .filter((refund) => refund.sessionId === sessionId && refund.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

export const stripeRefundData = (refund: StripeRefund, session: StripeSession) => ({
  id: `re_${refund.id}`,
  object: 'refund',
  amount: refund.amount,
  charge: `ch_${session.id}`,
  created: refund.createdAt,
  currency: refund.currency,
  metadata: refund.metadata,
  payment_intent: intentIdOf(session),
  reason: null,
  receipt_number: null,
  status: refund.status,
  ...(refund.status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
});
