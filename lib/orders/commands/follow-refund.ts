import { db } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { addReviewReason } from './review';

/** Plans the next look at a refund. */
export const followRefund = (refundId: string, startAfter: Date) =>
  db().$transaction((tx) => enqueue(tx, 'send-refund', { refundId }, { startAfter }));

/** The provider will not give this money back: a person must. Takes the provider's words. */
export async function leaveRefundToAPerson(refundId: string, detail: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { orderId } = await tx.refund.update({
      where: { id: refundId },
      data: { status: 'needs_attention', detail },
      select: { orderId: true },
    });
    const [order] = await tx.$queryRaw<{ reviewReason: string }[]>`
      SELECT "reviewReason" FROM orders WHERE id = ${orderId} FOR UPDATE`;
    const reason = `Refund ${refundId} was refused: ${detail}.`;
    await tx.order.update({
      where: { id: orderId },
      data: { reviewReason: addReviewReason(order ?? { reviewReason: '' }, reason) },
      select: { id: true },
    });
  });
}
