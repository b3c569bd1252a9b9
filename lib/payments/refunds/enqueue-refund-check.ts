import { db } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { lockOrderRow } from '../order/lock-order';
import { openReview } from '../reviews/order-reviews';
import { refundReview } from './refund-rules';

/** Enqueues the next check of a refund, unless one is enqueued. */
export const enqueueRefundCheck = (refundId: string, startAfter: Date) =>
  db().$transaction((tx) =>
    enqueue(tx, 'send-refund', { refundId }, { startAfter, singletonKey: refundId }),
  );

/**
 * Flags a refund for an admin. `failed`: it was not sent or was refused, so its money can be
 * refunded again. `needs_attention`: the provider does not finish it, so its money stays reserved
 * until somebody confirms it. Does nothing for a refund that has ended meanwhile.
 */
export async function flagRefundForReview(
  { id, orderId }: { id: string; orderId: string },
  status: 'failed' | 'needs_attention',
  detail: string,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOrderRow(tx, orderId);
    const { count } = await tx.refund.updateMany({
      where: { id, status: { in: ['requested', 'pending'] } },
      data: { status, detail },
    });
    if (count > 0) await openReview(tx, orderId, refundReview(id, detail));
  });
}
