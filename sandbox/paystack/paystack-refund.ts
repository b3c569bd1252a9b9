import { z } from 'zod';

/** A stored Paystack refund (payments.md 1.5). */
export const paystackRefundSchema = z.object({
  id: z.number(),
  transactionId: z.number(),
  amount: z.number(),
  currency: z.string(),
  customerNote: z.string().nullable(),
  merchantNote: z.string().nullable(),
  status: z.enum(['pending', 'processed', 'failed', 'needs-attention']),
  createdAt: z.string(),
});

export type PaystackRefund = z.infer<typeof paystackRefundSchema>;

/** Returns how many cents of a transaction are refunded or being refunded. Failed refunds do not count. */
export function refundedOfTransaction(transactionId: number, refunds: PaystackRefund[]): number {
  return refunds
    .filter((refund) => refund.transactionId === transactionId && refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);
}
