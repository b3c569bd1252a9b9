import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { chargesOf } from '../ledger/charges-of';
import { isPaidTwice } from '../ledger/state-rules';
import { lockOrderRow } from '../order/lock-order';
import { closeReviews } from './order-reviews';

/**
 * An admin closes all reviews of an order. An unpaid order becomes `failed`: its payment did not
 * match and was returned by hand. Throws `not_found`, and `conflict` if closing would lose track of
 * money: an open dispute or refund by hand, money for which nothing was created, or a second
 * payment that was not refunded.
 */
export async function closeReview(viewer: Viewer, orderId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOrderRow(tx, orderId);
    const order = await tx.order.findUnique({ where: { id: orderId }, select: FACTS });
    if (!order) throw new AppError('not_found', messageFor('payments.refusals.orderNotFound'));
    const refusal = await blockedMessage(tx, orderId, order);
    if (refusal) throw new AppError('conflict', refusal);
    const becomesFailed = order.status === 'needs_review';
    await tx.order.update({
      where: { id: orderId },
      data: { overpaid: false, ...(becomesFailed && { status: 'failed' }) },
      select: { id: true },
    });
    await closeReviews(tx, orderId);
    const subject = `order/${orderId}`;
    await writeAudit(tx, { actor: viewer.userId, action: 'order.close-review', subject });
  });
}

const FACTS = {
  status: true,
  paidAt: true,
  fulfilledAt: true,
  disputes: { where: { status: 'open' as const }, select: { id: true } },
  refunds: { where: { status: 'needs_attention' as const }, select: { id: true } },
};

type Facts = {
  status: string;
  paidAt: Date | null;
  fulfilledAt: Date | null;
  disputes: unknown[];
  refunds: unknown[];
};

/** Refunds in progress count as returned: if one fails, it opens a review again. */
async function blockedMessage(tx: Tx, orderId: string, order: Facts): Promise<Message | null> {
  if (order.disputes.length > 0) return messageFor('payments.refusals.disputeOpen');
  if (order.refunds.length > 0) return messageFor('payments.refusals.refundWaits');
  const charges = await chargesOf(tx, orderId);
  const hasMoney = charges.some(({ leftMinor }) => leftMinor > 0);
  const isUnfulfilled = order.paidAt !== null && order.fulfilledAt === null;
  if (isUnfulfilled && (order.status === 'needs_review' || hasMoney))
    return messageFor('payments.refusals.nothingMade');
  if (isPaidTwice(charges)) return messageFor('payments.refusals.paidTwice');
  return null;
}
