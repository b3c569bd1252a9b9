import { db } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { addReviewReason } from './review';

/** Plans the next look at a refund. */
export const followRefund = (refundId: string, startAfter: Date) =>
  db().$transaction((tx) => enqueue(tx, 'send-refund', { refundId }, { startAfter }));

/**
 * A person must look at this refund. One that the provider refused has failed, and its money may be asked
 * for again; one that it does not finish stays promised until somebody confirms it.
 */
export async function leaveRefundToAPerson(
  refundId: string,
  status: 'failed' | 'needs_attention',
  detail: string,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { orderId } = await tx.refund.update({
      where: { id: refundId },
      data: { status, detail },
      select: { orderId: true },
    });
    const [order] = await tx.$queryRaw<{ reviewReason: string }[]>`
      SELECT "reviewReason" FROM orders WHERE id = ${orderId} FOR UPDATE`;
    const reason = `Refund ${refundId}: ${detail}.`;
    await tx.order.update({
      where: { id: orderId },
      data: { reviewReason: addReviewReason(order ?? { reviewReason: '' }, reason) },
      select: { id: true },
    });
  });
}
