import type { Tx } from '@/lib/platform/db/client';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import { flagForReview, openReview } from '../reviews/order-reviews';
import { type Mismatch, mismatchClause } from '../reviews/review-detail';
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
 * failed. Money that comes late is taken all the same (payments.md 3.3).
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
 * Records money that does not fit: nothing is made for it, and an admin decides. The same news again
 * changes nothing: an admin may have decided meanwhile.
 */
export async function markMismatch(
  tx: Tx,
  order: LockedOrder,
  mismatch: Mismatch,
  providerTxnId: string,
): Promise<void> {
  const where = { id: order.attemptId };
  const attempt = await tx.paymentAttempt.findUniqueOrThrow({
    where,
    select: { status: true, detail: true },
  });
  // Not in its own column: that one is for the payment that something was given for.
  const detail = `${mismatchClause(mismatch, wordsIn(DEFAULT_LANGUAGE))}; transaction ${providerTxnId}`;
  if (attempt.detail.includes(detail)) return;
  const status = attempt.status === 'success' ? 'success' : 'mismatch';
  await tx.paymentAttempt.update({
    where,
    data: { status, detail: [attempt.detail, detail].filter(Boolean).join('. ') },
    select: { id: true },
  });
  const open = order.paidAt ? openReview : flagForReview;
  await open(tx, order.id, { kind: 'payment_mismatch', detail: mismatch });
}
