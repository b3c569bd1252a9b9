import { z } from 'zod';
import { settingsOf } from '@/lib/platform/env';
import { unavailableError } from '@/lib/platform/http/unavailable-error';
import { messageFor } from '@/lib/platform/language/message';
import type { Evidence } from '../evidence';
import { paystackSettings } from './setup';
import { wholeNumber } from './whole-number';

/** The fields of Paystack's response that determine the result of a payment (payments.md 1.3). */
const responseSchema = z.object({
  status: z.literal(true),
  data: z.object({
    id: z.union([z.number(), z.string()]).transform(String),
    status: z.string(),
    reference: z.string(),
    amount: wholeNumber,
    requested_amount: wholeNumber.nullish(),
    currency: z.string(),
    domain: z.string(),
    metadata: z.unknown(),
    paid_at: z.string().nullish(),
    customer: z.object({ email: z.string().nullish() }).nullish().catch(null),
  }),
});

const UNUSABLE = messageFor('payments.refusals.unusableAnswer');

/**
 * Parses the response to verify. `status` is the HTTP status. Throws `provider` if the response is
 * not as expected.
 */
export function readVerification(status: number, body: unknown, reference: string): Evidence {
  // Paystack answers an unknown reference with 400 or 404; both mean "no payment (yet)", never
  // "failed".
  if (status === 400 || status === 404) return unknownPayment(reference);
  const response = responseSchema.safeParse(body);
  if (status !== 200 || !response.success)
    throw unavailableError('provider', new Error(`verify answered ${status}`), UNUSABLE);
  const { data } = response.data;
  return {
    status: statusOf(data.status),
    reference: data.reference,
    providerTxnId: data.id,
    amountMinor: data.amount,
    requestedMinor: data.requested_amount ?? null,
    currency: data.currency,
    domainMatches: data.domain === domainOfOurKey(),
    orderId: orderIdIn(data.metadata),
    payerEmail: data.customer?.email || null,
    paidAt: parseMoment(data.paid_at),
  };
}

/** An unreadable time is no reason to refuse money, so it counts as paid now. */
function parseMoment(text: string | null | undefined): Date {
  const moment = new Date(text ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? new Date() : moment;
}

/**
 * `abandoned` is the state right after initialize and after a first declined card, so it is still
 * open.
 */
function statusOf(status: string): Evidence['status'] {
  if (status === 'success') return 'success';
  return status === 'failed' ? 'failed' : 'open';
}

const domainOfOurKey = () =>
  settingsOf(paystackSettings).PAYSTACK_SECRET_KEY.startsWith('sk_live_') ? 'live' : 'test';

/** Metadata may be '', 0, null, an object, or JSON text (payments.md 1.3, check 7). */
function orderIdIn(metadata: unknown): string | null {
  const parsed = z.object({ orderId: z.string() }).safeParse(fromJsonText(metadata));
  return parsed.success ? parsed.data.orderId : null;
}

function fromJsonText(metadata: unknown): unknown {
  if (typeof metadata !== 'string') return metadata;
  try {
    return JSON.parse(metadata);
  } catch {
    return null; // not JSON, so it names no order
  }
}

const unknownPayment = (reference: string): Evidence => ({
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
