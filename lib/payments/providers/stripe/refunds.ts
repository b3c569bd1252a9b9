import Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { unavailableError } from '@/lib/platform/http/unavailable-error';
import { messageFor } from '@/lib/platform/language/message';
import type { ProviderRefund, Refunds } from '../provider';
import { fromStripeAmount, toStripeAmount } from './amounts';
import { callStripe } from './call';
import { idempotencyKey } from './session';

/** The most that Stripe lists in one call; no payment has more refunds. */
const MAX_LISTED = 100;

const refundSchema = z
  .object({
    id: z.string(),
    amount: z.number(),
    currency: z.string().transform((code) => code.toUpperCase()),
    status: z.string().nullish(),
    metadata: z.object({ note: z.string() }).partial().nullish().catch(null),
  })
  .transform(
    ({ id, amount, currency, status, metadata }): ProviderRefund => ({
      id,
      amountMinor: fromStripeAmount(amount, currency),
      currency,
      status: STATUS[status ?? ''] ?? 'pending',
      note: metadata?.note ?? '',
    }),
  );

const STATUS: Record<string, ProviderRefund['status']> = {
  succeeded: 'processed',
  failed: 'failed',
  canceled: 'failed',
  requires_action: 'needs_attention',
};

/** The message if no answer about a refund arrives; the default message is about a payment. */
const UNANSWERED = messageFor('api.providerOfRefund');

/** Refunds through Stripe's API (payments.md 5.5). */
export const stripeRefunds: Refunds = {
  async list(providerTxnId) {
    const response = await callStripe(
      (stripe) => stripe.refunds.list({ payment_intent: providerTxnId, limit: MAX_LISTED }),
      () => false,
      UNANSWERED,
    );
    return read(z.array(refundSchema), response.data);
  },

  // Always name the amount: without it Stripe refunds all that is left of the payment.
  async send({ providerTxnId, amountMinor, currency, note }) {
    try {
      const sent = await callStripe(
        (stripe) =>
          stripe.refunds.create(
            {
              payment_intent: providerTxnId,
              amount: toStripeAmount(amountMinor, currency),
              metadata: { note },
            },
            { idempotencyKey: idempotencyKey('refund', `${providerTxnId} ${note}`) },
          ),
        isRefused,
        UNANSWERED,
      );
      return read(refundSchema, sent);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) throw new AppError('conflict', error.message);
      throw error;
    }
  },
};

/**
 * Whether Stripe refused the refund for good. Other errors, such as a wrong key or too many calls,
 * say nothing about this refund.
 */
const isRefused = (error: InstanceType<typeof Stripe.errors.StripeError>) =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeCardError;

function read<T extends z.ZodType>(schema: T, response: unknown): z.output<T> {
  const { data, error } = schema.safeParse(response);
  if (error) throw unavailableError('provider', error, UNANSWERED);
  return data as z.output<T>; // without an error, safeParse has data
}
