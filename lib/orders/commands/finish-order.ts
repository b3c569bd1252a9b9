import type { Tx } from '@/lib/db/client';
import { withoutUnmade } from './review';

/**
 * What was paid for exists, so nobody has to look why it did not. Any other reason for review stays:
 * other money of this order may not have fitted.
 */
export async function markFulfilled(tx: Tx, orderId: string, now = new Date()): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { reviewReason: true },
  });
  await tx.order.update({
    where: { id: orderId },
    data: { status: 'fulfilled', fulfilledAt: now, reviewReason: withoutUnmade(order) },
    select: { id: true },
  });
}
