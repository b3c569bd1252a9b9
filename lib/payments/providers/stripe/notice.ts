import Stripe from 'stripe';
import { z } from 'zod';
import type { DisputeOutcome } from '../../disputes/dispute-rules';
import type { ProviderNotice } from '../provider';
import { fromStripeAmount } from './amounts';

/** The greatest age of a notice in seconds, so that an intercepted one cannot be replayed later. */
const TOLERANCE_S = 300;

const eventSchema = z.object({
  type: z.string().max(100),
  data: z.object({ object: z.unknown() }),
});
const reference = z.string().regex(/^[A-Za-z0-9.=-]{1,100}$/);
const sessionSchema = z.object({ client_reference_id: reference });
const paymentSchema = z.object({ payment_intent: z.string().min(1) });
const disputeSchema = paymentSchema.extend({
  id: z.string(),
  status: z.string(),
  amount: z.number().int().positive().nullish().catch(null),
  currency: z.string().nullish().catch(null),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish().catch(null),
});

/**
 * Whether one of the secrets signed these bytes shortly before `receivedAt` (payments.md 5.3).
 * There are two while a secret is being replaced.
 */
export const isSigned = (rawBody: string, header: string, secrets: string[], receivedAt: Date) =>
  secrets.some((secret) => {
    try {
      const at = receivedAt.getTime();
      Stripe.webhooks.constructEvent(rawBody, header, secret, TOLERANCE_S, undefined, at);
      return true;
    } catch (error) {
      // The signature was right but the body is not JSON; the reader handles that.
      return !(error instanceof Stripe.errors.StripeSignatureVerificationError);
    }
  });

/**
 * Parses a signed notice. Events that do not concern us, including those of other shops on the same
 * account, are `about: 'nothing'`.
 */
export function readStripeNotice(rawBody: string): ProviderNotice {
  const event = eventSchema.safeParse(parseOrNull(rawBody)).data;
  if (!event) return { about: 'unreadable', kind: 'unreadable' };
  const { type: kind, data } = event;
  const read = READERS.find(({ kinds }) => kinds.test(kind))?.read(kind, data.object);
  return read ?? { about: 'nothing', kind };
}

const READERS: { kinds: RegExp; read(kind: string, object: unknown): ProviderNotice | null }[] = [
  {
    kinds: /^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)$/,
    read: (kind, object) => {
      const session = sessionSchema.safeParse(object).data;
      return session ? { about: 'charge', kind, reference: session.client_reference_id } : null;
    },
  },
  {
    kinds: /^(charge\.refunded|refund\.(created|updated|failed))$/,
    read: (kind, object) => {
      const payment = paymentSchema.safeParse(object).data;
      return payment ? { about: 'refund', kind, providerTxnId: payment.payment_intent } : null;
    },
  },
  {
    kinds: /^charge\.dispute\.(created|updated|closed|funds_withdrawn|funds_reinstated)$/,
    read: readDispute,
  },
];

function readDispute(kind: string, object: unknown): ProviderNotice | null {
  const dispute = disputeSchema.safeParse(object).data;
  if (!dispute) return null;
  const currency = dispute.currency?.toUpperCase();
  const due = dispute.evidence_details?.due_by;
  return {
    about: 'dispute',
    kind,
    providerTxnId: dispute.payment_intent,
    dispute: {
      providerDisputeId: dispute.id,
      outcome: stripeDisputeOutcome(dispute.status),
      amountMinor: dispute.amount && currency ? fromStripeAmount(dispute.amount, currency) : null,
      ...(currency && { currency }),
      dueAt: due ? new Date(due * 1000) : null,
    },
  };
}

/**
 * Maps Stripe's states of a dispute. An inquiry that ended (`warning_closed`) and a dispute settled
 * before it began (`prevented`) took no money. Unknown states stay open, for an admin.
 */
export function stripeDisputeOutcome(status: string): DisputeOutcome {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}

function parseOrNull(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    return null; // signed but not JSON: stored as 'unreadable'
  }
}
