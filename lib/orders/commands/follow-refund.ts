import { db } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { refundReason } from '../refund-rules';
import { askAPerson } from './review';

/** Plans the next look at a refund, unless one is planned. */
export const followRefund = (refundId: string, startAfter: Date) =>
  db().$transaction((tx) =>
    enqueue(tx, 'send-refund', { refundId }, { startAfter, singletonKey: refundId }),
  );

/**
 * A person must look at this refund of an order. One that was not sent, or that the provider refused, has
 * failed, and its money may be asked for again; one that it does not finish stays promised until somebody
 * confirms it. Nothing for a refund that has come to an end meanwhile.
 */
export async function leaveRefundToAPerson(
  { id, orderId }: { id: string; orderId: string },
  status: 'failed' | 'needs_attention',
  detail: string,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`;
    const { count } = await tx.refund.updateMany({
      where: { id, status: { in: ['requested', 'pending'] } },
      data: { status, detail },
    });
    if (count > 0) await askAPerson(tx, orderId, refundReason(id, detail));
  });
}
