import { writeAudit } from '@/lib/audit/write-audit';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { isPaidTwice } from '../money-rules';
import { chargesOf } from '../queries/charges-of';

/**
 * A person has dealt with what an order waited for. An unpaid one, whose money did not fit and went back
 * by hand, is over. Throws `not_found`, or `conflict` while looking away would lose money: a dispute or
 * a refund by hand is under way, nothing was made of what is left, or a second payment is still here.
 */
export async function closeReview(viewer: Viewer, orderId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`;
    const order = await tx.order.findUnique({ where: { id: orderId }, select: FACTS });
    if (!order) throw new AppError('not_found', 'This order was not found.');
    const refusal = await whyNot(tx, orderId, order);
    if (refusal) throw new AppError('conflict', refusal);
    const isOver = order.status === 'needs_review';
    await tx.order.update({
      where: { id: orderId },
      data: { reviewReason: '', overpaid: false, ...(isOver && { status: 'failed' }) },
      select: { id: true },
    });
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

/** Refunds on their way count as gone: whatever follows them asks a person again when they fail. */
async function whyNot(tx: Tx, orderId: string, order: Facts): Promise<string | null> {
  if (order.disputes.length > 0) return 'The dispute about this order must end first.';
  if (order.refunds.length > 0) return 'A refund waits to be confirmed or withdrawn first.';
  const charges = await chargesOf(tx, orderId);
  const hasMoney = charges.some(({ leftMinor }) => leftMinor > 0);
  const isUnmade = order.paidAt !== null && order.fulfilledAt === null;
  if (isUnmade && (order.status === 'needs_review' || hasMoney))
    return 'Nothing was made for this payment: try once more, or refund it first.';
  if (isPaidTwice(charges)) return 'This order was paid twice: one payment must be refunded first.';
  return null;
}
