import { writeAudit } from '@/lib/audit/write-audit';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import { chargesOf } from '../queries/charges-of';
import { endRefund, lockWaitingRefund, type WaitingRefund } from './waiting-refund';
import { writeReturn } from './write-return';

/**
 * An admin says that a refund which waited for a person has been paid out by hand: only then does it
 * leave the ledger. Throws `not_found`, or `conflict` for one that is not waiting for a person.
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
