import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/**
 * A person has dealt with what an order waited for. An unpaid one, whose money did not fit and went back
 * by hand, is over. Throws `not_found`, or `conflict` while paid money still waits for its memorial or
 * tribute, or for a refund: looking away would lose it.
 */
export async function closeReview(orderId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const [order] = await tx.$queryRaw<{ status: string; paidAt: Date | null }[]>`
      SELECT status::text, "paidAt" FROM orders WHERE id = ${orderId} FOR UPDATE`;
    if (!order) throw new AppError('not_found', 'This order was not found.');
    const isPaid = order.paidAt !== null;
    if (order.status === 'disputed' || (order.status === 'needs_review' && isPaid))
      throw new AppError('conflict', 'This order must be refunded or its dispute must end first.');
    const isOver = order.status === 'needs_review';
    await tx.order.update({
      where: { id: orderId },
      data: { reviewReason: '', overpaid: false, ...(isOver && { status: 'failed' }) },
      select: { id: true },
    });
  });
}
