import type { Tx } from '@/lib/db/client';
import { statusAfterRefund } from '../refund-rules';
import { moneyLeft } from './write-return';

/**
 * Brings a locked order's state in line with the ledger after money went back. Nothing without a refund.
 * With all of it back, or a second payment, nobody has to decide any more; unless money came that did
 * not fit, which the ledger does not have.
 */
export async function noteMoneyBack(tx: Tx, orderId: string): Promise<void> {
  const refunded = await tx.ledgerEntry.count({ where: { orderId, kind: 'refund' } });
  if (refunded === 0) return;
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      status: true,
      chargeMinor: true,
      overpaid: true,
      reviewReason: true,
      attempts: { where: { status: 'mismatch' }, select: { id: true } },
      refunds: { where: { status: { in: ['failed', 'needs_attention'] } }, select: { id: true } },
    },
  });
  const left = await moneyLeft(tx, orderId);
  const status = statusAfterRefund(order, left);
  const isSettled = status === 'refunded' || (order.overpaid && left === order.chargeMinor);
  const waits = order.attempts.length > 0 || order.refunds.length > 0;
  const isOver = isSettled && !waits && status !== 'needs_review';
  await tx.order.update({
    where: { id: orderId },
    data: {
      status,
      ...(isOver && { reviewReason: '' }),
      ...(isSettled && { overpaid: false }),
    },
    select: { id: true },
  });
}
