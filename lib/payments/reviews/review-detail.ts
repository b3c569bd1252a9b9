import { z } from 'zod';
import {
  type Message,
  messageFor,
  type Translate,
  translateWith,
} from '@/lib/platform/language/message';
import { money } from '@/lib/platform/language/money';
import { translateStored } from './translate-stored';

/** How a payment differs from its order. Amounts in minor units. */
export const mismatchSchema = z.discriminatedUnion('fault', [
  z.strictObject({
    fault: z.enum([
      'reference',
      'account',
      'unreadable amount',
      'another order',
      'no transaction id',
      'known transaction id',
    ]),
  }),
  z.strictObject({ fault: z.literal('currency'), paid: z.string(), expected: z.string() }),
  z.strictObject({
    fault: z.literal('amount'),
    paidMinor: z.number(),
    expectedMinor: z.number(),
    currency: z.string(),
  }),
]);
export type Mismatch = z.infer<typeof mismatchSchema>;

/** Money returned beyond what was paid, and the refund or chargeback that returned it. */
const overReturnedSchema = z.strictObject({
  amountMinor: z.number(),
  currency: z.string(),
  with: z.enum(['refund', 'chargeback']),
  id: z.string(),
});
export type OverReturned = z.infer<typeof overReturnedSchema>;

/** The stored detail of a review. `text` is free text, such as a provider's message. */
const detailSchema = z.union([
  z.strictObject({ text: z.string().default('') }),
  z.strictObject({ disputeId: z.string() }),
  overReturnedSchema,
  mismatchSchema,
]);

/**
 * A stored detail as a clause without a full stop; '' if there is none. An unknown shape is shown
 * as JSON, because one bad row must not break the list.
 */
export function detailClause(stored: unknown, t: Translate): string {
  const { data: detail } = detailSchema.safeParse(stored);
  if (!detail) return JSON.stringify(stored);
  if ('fault' in detail) return mismatchClause(detail, t);
  if ('disputeId' in detail) return detail.disputeId;
  if ('with' in detail)
    return t(
      detail.with === 'refund' ? 'admin.reviews.withRefund' : 'admin.reviews.withChargeback',
      {
        amount: money(detail.amountMinor, detail.currency),
        id: detail.id,
      },
    );
  return translateStored(detail.text, t);
}

/** How the payment differs from the order, as a clause without a full stop. */
export function mismatchClause(mismatch: Mismatch, t: Translate): string {
  const { fault } = mismatch;
  if (fault === 'currency') {
    const { paid, expected } = mismatch;
    return t('admin.reviews.currency', { paid, expected });
  }
  if (fault === 'amount') {
    const { paidMinor: paid, expectedMinor: expected } = mismatch;
    return t('admin.reviews.amount', { paid, expected });
  }
  return translateWith(t)(MISMATCH_MESSAGES[fault]);
}

const MISMATCH_MESSAGES: Record<Exclude<Mismatch['fault'], 'currency' | 'amount'>, Message> = {
  reference: messageFor('admin.reviews.reference'),
  account: messageFor('admin.reviews.account'),
  'unreadable amount': messageFor('admin.reviews.unreadableAmount'),
  'another order': messageFor('admin.reviews.anotherOrder'),
  'no transaction id': messageFor('admin.reviews.noTransactionId'),
  'known transaction id': messageFor('admin.reviews.knownTransactionId'),
};
