import { z } from 'zod';
import { unavailable } from '@/lib/platform/http/unavailable-kinds';
import { said } from '@/lib/platform/language/said';
import type { Evidence } from '../evidence';
import { fromStripeAmount } from './amounts';

const names = z.object({ reference: z.string(), orderId: z.string() }).partial().catch({});

const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  created: z.number(),
  latest_charge: z.object({ created: z.number() }).nullish().catch(null),
});

/** The part of a Checkout session that decides (payments.md 5.2). */
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
 * Reads a Checkout session, with its payment. `isLive`: whether our key is for real money. Throws `provider` on
 * anything odd.
 */
export function readSession(answer: unknown, isLive: boolean): Evidence {
  const { data: session, error } = sessionSchema.safeParse(answer);
  if (!session) throw unavailable('provider', error, said('payments.refusals.unusableAnswer'));
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
 * A page that was left stays open until it expires. One that is complete may still wait for its money, for days
 * with a transfer; what came of that only the payment says.
 */
function statusOf({ status, payment_status, payment_intent: intent }: Session): Evidence['status'] {
  if (payment_status === 'paid') return 'success';
  if (status === 'expired') return 'failed';
  const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return status === 'complete' && hasFailed ? 'failed' : 'open';
}

/** No page was ever handed out for this reference, or Stripe does not know it. */
export const nothingYet = (reference: string): Evidence => ({
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

/** Our reference in the names that a payment carries; null for another shop's. */
export const referenceIn = (metadata: unknown): string | null =>
  names.parse(metadata).reference ?? null;
