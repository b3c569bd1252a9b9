import { db, type Tx } from '@/lib/db/client';
import type { Payment } from '../rules';
import { lockOrder } from './lock-order';
import { addReviewReason } from './review';

const UNCONFIRMED = 'A signed notice says it was paid, but the provider did not confirm that.';

/**
 * A signed notice came about a payment, and its provider would not confirm it. As long as reconciliation
 * looks at the order, that asks again; later nobody would, so a person must.
 */
export async function noteUnconfirmed(payment: Payment): Promise<void> {
  await db().$transaction(async (tx) => {
    const order = await lockOrder(tx, payment);
    if (order && !order.nextCheckAt) await leaveUnconfirmed(tx, order);
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
