import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { chargesOf } from '../ledger/charges-of';
import { writeReturn } from '../ledger/write-return';
import { endRefund, lockWaitingRefund, type WaitingRefund } from './waiting-refund';

/**
 * An admin confirms that a refund has been paid out by hand; only then is it booked in the ledger.
 * Throws `not_found`, or `conflict` if the refund is not waiting for an admin.
 */
export async function confirmRefund(viewer: Viewer, waiting: WaitingRefund): Promise<void> {
  const { orderId, refundId } = waiting;
  await db().$transaction(async (tx) => {
    const refund = await lockWaitingRefund(tx, waiting);
    const charge = (await chargesOf(tx, orderId)).find(
      (one) => one.provider === refund.provider && one.providerTxnId === refund.providerTxnId,
    );
    if (charge)
      await writeReturn(tx, orderId, charge, {
        kind: 'refund',
        id: refundId,
        oldId: refund.providerRefundId,
        amountMinor: refund.chargeMinor,
        currency: refund.chargeCurrency,
      });
    await endRefund(tx, refund, { status: 'processed', detail: 'Paid out by hand.' });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'order.confirm-refund',
      subject: `order/${orderId}`,
      detail: { refundId },
    });
  });
}
