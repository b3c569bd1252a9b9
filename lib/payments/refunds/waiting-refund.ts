import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { lockOrderRow } from '../order/lock-order';
import { recalculateOrderStatus } from '../order/recalculate-order-status';
import { closeReviews } from '../reviews/order-reviews';

export type WaitingRefund = { orderId: string; refundId: string };
type LockedRefund = Awaited<ReturnType<typeof lockWaitingRefund>>;

/**
 * Locks the order of a refund that waits for an admin, and returns the refund. Throws `not_found`,
 * or `conflict` if it is not waiting.
 */
export async function lockWaitingRefund(tx: Tx, { orderId, refundId }: WaitingRefund) {
  await lockOrderRow(tx, orderId);
  const refund = await tx.refund.findFirst({
    where: { id: refundId, orderId },
    select: {
      id: true,
      orderId: true,
      status: true,
      provider: true,
      providerTxnId: true,
      providerRefundId: true,
      chargeMinor: true,
      chargeCurrency: true,
    },
  });
  if (!refund) throw new AppError('not_found', messageFor('payments.refusals.refundNotFound'));
  if (refund.status !== 'needs_attention')
    throw new AppError('conflict', messageFor('payments.refusals.refundNotWaiting'));
  return refund;
}

/** Ends a refund that an admin has decided about, and closes its review. */
export async function endRefund(
  tx: Tx,
  { id, orderId }: LockedRefund,
  end: { status: 'processed' | 'failed'; detail: string },
): Promise<void> {
  await tx.refund.update({ where: { id }, data: end, select: { id: true } });
  await closeReviews(tx, orderId, { refundId: id });
  await recalculateOrderStatus(tx, orderId);
}
