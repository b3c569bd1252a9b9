import type { Tx } from '@/lib/db/client';
import { OVER_WHEN_MADE, withoutReasons } from '../review-rules';

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
    data: {
      status: 'fulfilled',
      fulfilledAt: now,
      reviewReason: withoutReasons(order, OVER_WHEN_MADE),
    },
    select: { id: true },
  });
}
