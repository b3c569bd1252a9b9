import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { lockOrderRow } from '../order/lock-order';
import { restateOrder } from '../order/restate-order';
import { closeReviews } from '../reviews/order-reviews';

export type WaitingRefund = { orderId: string; refundId: string };
type Locked = Awaited<ReturnType<typeof lockWaitingRefund>>;

/**
 * A refund that waits for an admin, with its order's row locked. Throws `not_found`, or `conflict` for
 * one that is not waiting for an admin.
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
  if (!refund) throw new AppError('not_found', said('payments.refusals.refundNotFound'));
  if (refund.status !== 'needs_attention')
    throw new AppError('conflict', said('payments.refusals.refundNotWaiting'));
  return refund;
}

/** Ends a refund about which an admin has decided: nobody waits for it any more. */
export async function endRefund(
  tx: Tx,
  { id, orderId }: Locked,
  end: { status: 'processed' | 'failed'; detail: string },
): Promise<void> {
  await tx.refund.update({ where: { id }, data: end, select: { id: true } });
  await closeReviews(tx, orderId, { refundId: id });
  await restateOrder(tx, orderId);
}
