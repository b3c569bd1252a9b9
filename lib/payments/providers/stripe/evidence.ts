import { z } from 'zod';
import { unavailableError } from '@/lib/platform/http/unavailable-error';
import { messageFor } from '@/lib/platform/language/message';
import type { Evidence } from '../evidence';
import { fromStripeAmount } from './amounts';

const names = z.object({ reference: z.string(), orderId: z.string() }).partial().catch({});

const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  created: z.number(),
  latest_charge: z.object({ created: z.number() }).nullish().catch(null),
});

/** The fields of a Checkout session that determine the result of a payment (payments.md 5.2). */
const sessionSchema = z.object({
  client_reference_id: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  livemode: z.boolean(),
  metadata: names.nullish(),
  customer_email: z.string().nullish(),
  payment_intent: intentSchema.nullish(),
});

type Session = z.output<typeof sessionSchema>;

/**
 * Translates a Checkout session with its payment. `isLive`: whether our key is for real money.
 * Throws `provider` if the session is not as expected.
 */
export function readSession(response: unknown, isLive: boolean): Evidence {
  const { data: session, error } = sessionSchema.safeParse(response);
  if (!session)
    throw unavailableError('provider', error, messageFor('payments.refusals.unusableAnswer'));
  const { payment_intent: intent, metadata } = session;
  const currency = (session.currency ?? '').toUpperCase();
  const paidAt = intent?.latest_charge?.created ?? intent?.created ?? 0;
  return {
    status: statusOf(session),
    reference: session.client_reference_id ?? '',
    providerTxnId: intent?.id ?? '',
    amountMinor: fromStripeAmount(session.amount_total ?? Number.NaN, currency),
    requestedMinor: null,
    currency,
    domainMatches: session.livemode === isLive,
    orderId: metadata?.orderId ?? null,
    payerEmail: session.customer_email ?? null,
    paidAt: new Date(paidAt * 1000),
  };
}

/**
 * An abandoned page stays open until it expires. A completed one may still wait for its money, for
 * days with a bank transfer; only the payment intent shows the result.
 */
function statusOf({ status, payment_status, payment_intent: intent }: Session): Evidence['status'] {
  if (payment_status === 'paid') return 'success';
  if (status === 'expired') return 'failed';
  const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return status === 'complete' && hasFailed ? 'failed' : 'open';
}

/** For a reference without a session, or one that Stripe does not know. */
export const unknownPayment = (reference: string): Evidence => ({
  status: 'unknown',
  reference,
  providerTxnId: '',
  amountMinor: 0,
  requestedMinor: null,
  currency: '',
  domainMatches: true,
  orderId: null,
  payerEmail: null,
  paidAt: new Date(0),
});

/** The reference that we put into the payment's metadata; null for another shop's payment. */
export const referenceIn = (metadata: unknown): string | null =>
  names.parse(metadata).reference ?? null;
