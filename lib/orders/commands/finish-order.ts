import type { Tx } from '@/lib/db/client';

/** What was paid for exists. A reason for review stays: other money of this order may not have fitted. */
export const markFulfilled = (tx: Tx, orderId: string, now = new Date()) =>
  tx.order.update({
    where: { id: orderId },
    data: { status: 'fulfilled', fulfilledAt: now },
    select: { id: true },
  });

/** The money is safe, but a person must decide what happens with it (integrations 3.3). */
export const markForReview = (tx: Tx, orderId: string, reviewReason: string) =>
  tx.order.update({
    where: { id: orderId },
    data: { status: 'needs_review', reviewReason },
    select: { id: true },
  });
