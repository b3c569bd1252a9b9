import { z } from 'zod';
import { rand } from '../money-rules';

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

/** Money that went back beyond what was paid, and the refund or chargeback that it went back with. */
const overReturnedSchema = z.strictObject({
  amountMinor: z.number(),
  currency: z.literal('ZAR'),
  with: z.enum(['refund', 'chargeback']),
  id: z.string(),
});
export type OverReturned = z.infer<typeof overReturnedSchema>;

/** What only one case knows of a review, as stored. `text`: somebody else's words, a provider's for one. */
const detailSchema = z.union([
  z.strictObject({ text: z.string().default('') }),
  z.strictObject({ disputeId: z.string() }),
  overReturnedSchema,
  mismatchSchema,
]);

/**
 * A stored detail as a clause without a full stop; empty when the case knows nothing more. A shape that this
 * release does not know is shown as it is stored: one row must not hide the others.
 */
export function detailClause(stored: unknown): string {
  const { data: detail } = detailSchema.safeParse(stored);
  if (!detail) return JSON.stringify(stored);
  if ('fault' in detail) return mismatchClause(detail);
  if ('disputeId' in detail) return detail.disputeId;
  if ('with' in detail) return `${rand(detail.amountMinor)} with ${detail.with} ${detail.id}`;
  return detail.text;
}

/** What does not fit, as a clause without a full stop. */
export function mismatchClause(mismatch: Mismatch): string {
  if (mismatch.fault === 'currency')
    return `the currency is ${mismatch.paid}, not ${mismatch.expected}`;
  if (mismatch.fault === 'amount')
    return `the amount is ${mismatch.paidMinor}, not ${mismatch.expectedMinor}`;
  return FAULTS[mismatch.fault];
}

const FAULTS: Record<Exclude<Mismatch['fault'], 'currency' | 'amount'>, string> = {
  reference: 'the reference differs',
  account: 'it went to another account, or test and live money are mixed',
  'unreadable amount': 'the amount cannot be read',
  'another order': 'the payment names another order',
  'no transaction id': 'the provider gave no transaction id',
  'known transaction id': 'its transaction id stands in the ledger of another order',
};
