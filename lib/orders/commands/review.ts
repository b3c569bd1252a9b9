import type { Tx } from '@/lib/db/client';
import { addReviewReason, withoutReasons } from '../review-rules';

type Reviewed = { reviewReason: string };

/** The money is safe, but a person must decide what happens with it (integrations 3.3). */
export const markForReview = (tx: Tx, order: { id: string } & Reviewed, reason: string) =>
  tx.order.update({
    where: { id: order.id },
    data: { status: 'needs_review', reviewReason: addReviewReason(order, reason) },
    select: { id: true },
  });

/** Puts a locked order on the list of those that wait for a person, and leaves its state alone. */
export const askAPerson = (tx: Tx, orderId: string, reason: string) =>
  changeReasons(tx, orderId, (order) => addReviewReason(order, reason));

/** Takes a kind of reason for a person to look away from a locked order. */
export const dropReason = (tx: Tx, orderId: string, reason: RegExp) =>
  changeReasons(tx, orderId, (order) => withoutReasons(order, [reason]));

async function changeReasons(
  tx: Tx,
  id: string,
  change: (order: Reviewed) => string,
): Promise<void> {
  const where = { id };
  const order = await tx.order.findUniqueOrThrow({ where, select: { reviewReason: true } });
  const data = { reviewReason: change(order) };
  await tx.order.update({ where, data, select: { id: true } });
}
