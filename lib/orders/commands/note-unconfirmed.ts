import { db, type Tx } from '@/lib/db/client';
import { addReviewReason, UNCONFIRMED } from '../review-rules';
import type { Payment } from '../rules';
import { lockOrder } from './lock-order';

/** A look that is so late did not happen, and will not. */
const LATE_MS = 3_600_000;

/**
 * A signed notice says that somebody paid, and its provider does not confirm it. As long as reconciliation
 * looks at the order, that asks again; later nobody would, so a person must.
 */
export async function noteUnconfirmed(payment: Payment, now = Date.now()): Promise<void> {
  await db().$transaction(async (tx) => {
    const order = await lockOrder(tx, payment);
    if (!order) return;
    const looksAgain = order.nextCheckAt && now - order.nextCheckAt.getTime() < LATE_MS;
    if (!looksAgain) await leaveUnconfirmed(tx, order);
  });
}

/** Gives a locked order with an unconfirmed notice to a person. What was given for other money stays. */
export const leaveUnconfirmed = (
  tx: Tx,
  order: { id: string; paidAt: Date | null; reviewReason: string },
) =>
  tx.order.update({
    where: { id: order.id },
    data: {
      reviewReason: addReviewReason(order, UNCONFIRMED),
      ...(order.paidAt === null && { status: 'needs_review' }),
    },
    select: { id: true },
  });
