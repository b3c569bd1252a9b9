import type { Tx } from '@/lib/platform/db/client';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { flagForReview, openReview } from '../reviews/order-reviews';
import { type Mismatch, mismatchClause } from '../reviews/review-detail';
import type { LockedOrder } from './lock-order';

export const markSucceeded = (tx: Tx, order: LockedOrder, providerTxnId: string) =>
  tx.paymentAttempt.updateMany({
    // A second payment with the same reference keeps the first one's id; the ledger has both.
    where: { id: order.attemptId, status: { not: 'success' } },
    data: { status: 'success', providerTxnId },
  });

/**
 * Records a declined payment. If no other attempt can still succeed, the order has failed. Money
 * that arrives later is still accepted (payments.md 3.3).
 */
export async function markFailed(tx: Tx, order: LockedOrder): Promise<void> {
  await tx.paymentAttempt.updateMany({
    // Notices may arrive in any order, but a success never becomes a failure.
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

/**
 * The provider says that nobody has paid yet, or that the window was closed. The payment may still
 * succeed.
 */
export const markAbandoned = (tx: Tx, order: LockedOrder) =>
  tx.paymentAttempt.updateMany({
    where: { id: order.attemptId, status: 'initiated' },
    data: { status: 'abandoned' },
  });

/**
 * Records money that does not fit its order: nothing is created, and an admin decides. The same
 * news again changes nothing, since an admin may have decided already.
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
  // The transaction id is part of the text, because its column is for the payment for which something was created.
  const detail = `${mismatchClause(mismatch, translatorFor(DEFAULT_LANGUAGE))}; transaction ${providerTxnId}`;
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
