import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { endRefund, lockWaitingRefund, type WaitingRefund } from './waiting-refund';

/**
 * An admin cancels a refund that was to be paid out by hand, so that its money can be refunded
 * again. Throws `not_found`, or `conflict` if it is not waiting for an admin or the provider
 * already has it.
 */
export async function withdrawRefund(viewer: Viewer, waiting: WaitingRefund): Promise<void> {
  const { orderId, refundId } = waiting;
  await db().$transaction(async (tx) => {
    const refund = await lockWaitingRefund(tx, waiting);
    if (refund.providerRefundId !== null)
      throw new AppError('conflict', messageFor('payments.refusals.providerHasRefund'));
    await endRefund(tx, refund, { status: 'failed', detail: 'Withdrawn.' });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'order.withdraw-refund',
      subject: `order/${orderId}`,
      detail: { refundId },
    });
  });
}
