import { db, type Tx } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import type { ProviderRefund } from '@/lib/ports/cards/port';
import { type Charge, chargesOf } from '../queries/charges-of';
import type { Provider } from '../rules';
import { noteMoneyBack } from './note-money-back';
import { addReviewReason } from './review';
import { writeReturn } from './write-return';

const IN_DASHBOARD = "Made in the provider's dashboard.";

type Paid = { orderId: string; provider: Provider; providerTxnId: string };

/**
 * Writes down how the refunds of one payment stand with the provider, those that were made in its
 * dashboard as well. May run as often as it likes: each goes into the ledger once, when it is processed,
 * and never back from there.
 */
export async function recordRefunds(paid: Paid, found: ProviderRefund[]): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${paid.orderId} FOR UPDATE`;
    for (const refund of found) await recordRefund(tx, paid, refund);
    await noteMoneyBack(tx, paid.orderId);
  });
}

async function recordRefund(tx: Tx, paid: Paid, refund: ProviderRefund): Promise<void> {
  const known = await knownRefund(tx, paid, refund);
  if (known.status === 'processed') return;
  await tx.refund.update({
    where: { id: known.id },
    data: { providerRefundId: refund.id, status: refund.status, chargeMinor: refund.amountMinor },
    select: { id: true },
  });
  if (refund.status === 'processed') await takeOff(tx, paid, refund);
  const failed = refund.status === 'failed' || refund.status === 'needs_attention';
  if (failed && known.status !== refund.status) await callAPerson(tx, paid.orderId, refund);
}

/** Our row for a provider's refund: by its id, else by ours in its note; a new one for a stranger. */
async function knownRefund(
  tx: Tx,
  { orderId, provider, providerTxnId }: Paid,
  refund: ProviderRefund,
) {
  const row = await tx.refund.findFirst({
    where: {
      orderId,
      provider,
      OR: [
        { providerRefundId: refund.id },
        {
          providerRefundId: null,
          id: { in: refund.note.match(/[1-9A-HJ-NP-Za-km-z]{12}/g) ?? [] },
        },
      ],
    },
    select: { id: true, status: true },
  });
  if (row) return row;
  return tx.refund.create({
    data: {
      id: newId(),
      orderId,
      provider,
      providerTxnId,
      providerRefundId: refund.id,
      chargeMinor: refund.amountMinor,
      chargeCurrency: refund.currency,
      reason: IN_DASHBOARD,
    },
    select: { id: true, status: true },
  });
}

async function takeOff(tx: Tx, { orderId, provider, providerTxnId }: Paid, refund: ProviderRefund) {
  const same = (one: Charge) => one.provider === provider && one.providerTxnId === providerTxnId;
  const charge = (await chargesOf(tx, orderId)).find(same);
  const { id, amountMinor, currency } = refund;
  if (charge) await writeReturn(tx, orderId, charge, { kind: 'refund', id, amountMinor, currency });
}

async function callAPerson(tx: Tx, orderId: string, refund: ProviderRefund): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { reviewReason: true },
  });
  const what = refund.status === 'failed' ? 'has failed' : 'needs attention in the dashboard';
  await tx.order.update({
    where: { id: orderId },
    data: { reviewReason: addReviewReason(order, `Refund ${refund.id} ${what}.`) },
    select: { id: true },
  });
}
