import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** A stored Paystack transaction, with the statuses of payments.md 1.3. */
export const transactionSchema = z.object({
  id: z.number(),
  reference: z.string(),
  accessCode: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  /** In the smallest unit: cents for ZAR. */
  amount: z.number(),
  currency: z.string(),
  metadata: z.unknown(),
  callbackUrl: z.string().nullable(),
  status: z.enum(['abandoned', 'failed', 'success', 'reversal-pending', 'reversed']),
  gatewayResponse: z.string(),
  declines: z.number(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** All attempts to deliver a webhook, with the application's status; 0 for no response. */
  webhooks: z.array(z.object({ event: z.string(), at: z.string(), status: z.number() })),
});

export type Transaction = z.infer<typeof transactionSchema>;

type TransactionInput = Pick<
  Transaction,
  'reference' | 'email' | 'amount' | 'currency' | 'metadata'
> &
  Partial<Pick<Transaction, 'callbackUrl' | 'firstName' | 'lastName' | 'phone'>>;

/** Creates a transaction. Paystack calls an unpaid one "abandoned" (payments.md 1.3). */
export function newTransaction(id: number, input: TransactionInput): Transaction {
  return {
    id,
    callbackUrl: null,
    firstName: null,
    lastName: null,
    phone: null,
    ...input,
    reference: input.reference || randomBytes(5).toString('hex'),
    accessCode: randomBytes(8).toString('hex').slice(1),
    status: 'abandoned',
    gatewayResponse: 'The transaction was not completed',
    declines: 0,
    createdAt: new Date().toISOString(),
    paidAt: null,
    webhooks: [],
  };
}

/** Marks the transaction as paid by an accepted card. */
export function markPaid(transaction: Transaction): Transaction {
  const paidAt = new Date().toISOString();
  return { ...transaction, status: 'success', gatewayResponse: 'Approved', paidAt };
}

/** The first declined card leaves the status 'abandoned'; a later one makes it 'failed' (payments.md 1.3). */
export function markDeclined(transaction: Transaction): Transaction {
  const declines = transaction.declines + 1;
  const status = declines > 1 ? 'failed' : 'abandoned';
  return { ...transaction, status, declines, gatewayResponse: 'Declined' };
}

/** Returns true if Pay and Decline still have an effect. */
export function isPayable(transaction: Transaction): boolean {
  return transaction.paidAt === null;
}
