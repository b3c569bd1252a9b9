import { z } from 'zod';
import { money } from '@/lib/platform/language/money';
import { type Said, type Say, said, sayWith } from '@/lib/platform/language/said';
import { storedWords } from './stored-words';

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
export function detailClause(stored: unknown, say: Say): string {
  const { data: detail } = detailSchema.safeParse(stored);
  if (!detail) return JSON.stringify(stored);
  if ('fault' in detail) return mismatchClause(detail, say);
  if ('disputeId' in detail) return detail.disputeId;
  if ('with' in detail)
    return say(
      detail.with === 'refund' ? 'admin.reviews.withRefund' : 'admin.reviews.withChargeback',
      {
        amount: money(detail.amountMinor, detail.currency),
        id: detail.id,
      },
    );
  return storedWords(detail.text, say);
}

/** How the payment differs from the order, as a clause without a full stop. */
export function mismatchClause(mismatch: Mismatch, say: Say): string {
  const { fault } = mismatch;
  if (fault === 'currency') {
    const { paid, expected } = mismatch;
    return say('admin.reviews.currency', { paid, expected });
  }
  if (fault === 'amount') {
    const { paidMinor: paid, expectedMinor: expected } = mismatch;
    return say('admin.reviews.amount', { paid, expected });
  }
  return sayWith(say)(FAULTS[fault]);
}

const FAULTS: Record<Exclude<Mismatch['fault'], 'currency' | 'amount'>, Said> = {
  reference: said('admin.reviews.reference'),
  account: said('admin.reviews.account'),
  'unreadable amount': said('admin.reviews.unreadableAmount'),
  'another order': said('admin.reviews.anotherOrder'),
  'no transaction id': said('admin.reviews.noTransactionId'),
  'known transaction id': said('admin.reviews.knownTransactionId'),
};
