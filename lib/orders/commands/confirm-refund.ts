import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { chargesOf } from '../queries/charges-of';
import { noteMoneyBack } from './note-money-back';
import { writeReturn } from './write-return';

/**
 * An admin says that a refund which waited for a person has been paid out by hand: only then does it
 * leave the ledger. Throws `not_found`, or `conflict` for one that is not waiting for a person.
 */
export async function confirmRefund(orderId: string, refundId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`;
    const refund = await tx.refund.findFirst({
      where: { id: refundId, orderId },
      select: { status: true, provider: true, providerTxnId: true, chargeMinor: true },
    });
    if (!refund) throw new AppError('not_found', 'This refund was not found.');
    if (refund.status !== 'needs_attention')
      throw new AppError('conflict', 'This refund is not waiting for a person.');
    const charge = (await chargesOf(tx, orderId)).find(
      (one) => one.provider === refund.provider && one.providerTxnId === refund.providerTxnId,
    );
    const amountMinor = refund.chargeMinor;
    if (charge)
      await writeReturn(tx, orderId, charge, {
        kind: 'refund',
        id: refundId,
        amountMinor,
        currency: 'ZAR',
      });
    await tx.refund.update({
      where: { id: refundId },
      data: { status: 'processed', detail: 'Paid out by hand.' },
      select: { id: true },
    });
    await noteMoneyBack(tx, orderId);
  });
}
