import { db } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { lockOrderRow } from '../order/lock-order';
import { openReview } from '../reviews/order-reviews';
import { refundReview } from './refund-rules';

/** Plans the next look at a refund, unless one is planned. */
export const followRefund = (refundId: string, startAfter: Date) =>
  db().$transaction((tx) =>
    enqueue(tx, 'send-refund', { refundId }, { startAfter, singletonKey: refundId }),
  );

/**
 * Flags a refund of an order for an admin. One that was not sent, or that the provider refused, has
 * failed, and its money may be asked for again; one that it does not finish stays promised until somebody
 * confirms it. Nothing for a refund that has come to an end meanwhile.
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
