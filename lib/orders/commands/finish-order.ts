import type { Tx } from '@/lib/db/client';

/** What was paid for exists. A reason for review stays: other money of this order may not have fitted. */
export const markFulfilled = (tx: Tx, orderId: string, now = new Date()) =>
  tx.order.update({
    where: { id: orderId },
    data: { status: 'fulfilled', fulfilledAt: now },
    select: { id: true },
  });
