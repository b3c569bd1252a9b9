import { db } from '@/lib/db/client';
import type { Payment } from '../rules';

/** A refund that the provider is to be told about, or that is on its way; null when it is over. */
export const refundOnItsWay = (refundId: string) =>
  db().refund.findFirst({
    where: { id: refundId, provider: 'paystack', status: { in: ['requested', 'pending'] } },
    select: {
      id: true,
      orderId: true,
      provider: true,
      providerTxnId: true,
      status: true,
      chargeMinor: true,
      chargeCurrency: true,
      createdAt: true,
      order: { select: { status: true } },
    },
  });

/** The order and transaction of a payment that succeeded; null for any other reference. */
export async function paidTransaction({ provider, reference }: Payment) {
  const attempt = await db().paymentAttempt.findFirst({
    where: { provider, reference, status: 'success', providerTxnId: { not: null } },
    select: { orderId: true, providerTxnId: true },
  });
  return attempt?.providerTxnId
    ? { provider, orderId: attempt.orderId, providerTxnId: attempt.providerTxnId }
    : null;
}
