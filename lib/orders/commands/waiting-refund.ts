import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { anyRefundReason } from '../refund-rules';
import { restateOrder } from './restate-order';
import { dropReason } from './review';

export type WaitingRefund = { orderId: string; refundId: string };
type Locked = Awaited<ReturnType<typeof lockWaitingRefund>>;

/**
 * A refund that waits for a person, with its order's row locked. Throws `not_found`, or `conflict` for
 * one that is not waiting for a person.
 */
export async function lockWaitingRefund(tx: Tx, { orderId, refundId }: WaitingRefund) {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`;
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
  if (!refund) throw new AppError('not_found', 'This refund was not found.');
  if (refund.status !== 'needs_attention')
    throw new AppError('conflict', 'This refund is not waiting for a person.');
  return refund;
}

/** The person has decided: nobody waits for this refund any more. */
export async function endRefund(
  tx: Tx,
  { id, orderId }: Locked,
  end: { status: 'processed' | 'failed'; detail: string },
): Promise<void> {
  await tx.refund.update({ where: { id }, data: end, select: { id: true } });
  await dropReason(tx, orderId, anyRefundReason(id));
  await restateOrder(tx, orderId);
}
