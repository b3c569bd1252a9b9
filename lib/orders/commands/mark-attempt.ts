import type { Tx } from '@/lib/db/client';
import { addReviewReason } from '../review-rules';
import type { LockedOrder } from './lock-order';

/** The payment of this reference succeeded. */
export const markSucceeded = (tx: Tx, order: LockedOrder, providerTxnId: string) =>
  tx.paymentAttempt.updateMany({
    // A second payment under one reference keeps the first one's id; the ledger has both.
    where: { id: order.attemptId, status: { not: 'success' } },
    data: { status: 'success', providerTxnId },
  });

/**
 * The payment of this reference was declined; when none of the order's may still succeed, the order has
 * failed. Money that comes late is taken all the same (integrations 3.3).
 */
export async function markFailed(tx: Tx, order: LockedOrder): Promise<void> {
  await tx.paymentAttempt.updateMany({
    // A success never becomes a failure, whatever order the notices come in.
    where: { id: order.attemptId, status: { in: ['initiated', 'abandoned'] } },
    data: { status: 'failed' },
  });
  if (order.status !== 'pending') return;
  const open = await tx.paymentAttempt.count({
    where: { orderId: order.id, status: { not: 'failed' } },
  });
  if (open === 0)
    await tx.order.update({
      where: { id: order.id },
      data: { status: 'failed' },
      select: { id: true },
    });
}

/** The provider says that nobody has paid yet, or that the window was closed: it may still happen. */
export const markLeftOpen = (tx: Tx, order: LockedOrder) =>
  tx.paymentAttempt.updateMany({
    where: { id: order.attemptId, status: 'initiated' },
    data: { status: 'abandoned' },
  });

/**
 * Money came that does not fit: nothing is given for it, and a person decides. The same news again
 * changes nothing: a person may have decided meanwhile.
 */
export async function markMismatch(
  tx: Tx,
  order: LockedOrder,
  reason: string,
  providerTxnId: string,
): Promise<void> {
  const where = { id: order.attemptId };
  const attempt = await tx.paymentAttempt.findUniqueOrThrow({
    where,
    select: { status: true, detail: true },
  });
  // Not in its own column: that one is for the payment that something was given for.
  const detail = `${reason}; transaction ${providerTxnId}`;
  if (attempt.detail.includes(detail)) return;
  const status = attempt.status === 'success' ? 'success' : 'mismatch';
  await tx.paymentAttempt.update({
    where,
    data: { status, detail: [attempt.detail, detail].filter(Boolean).join('. ') },
    select: { id: true },
  });
  await tx.order.update({
    where: { id: order.id },
    data: {
      status: order.paidAt ? order.status : 'needs_review',
      reviewReason: addReviewReason(order, `A payment came that does not fit: ${reason}.`),
    },
    select: { id: true },
  });
}
