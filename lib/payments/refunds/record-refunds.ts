import { db, type Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { chargesOf } from '../ledger/charges-of';
import { writeReturn } from '../ledger/write-return';
import { lockOrderRow } from '../order/lock-order';
import { recalculateOrderStatus } from '../order/recalculate-order-status';
import type { ProviderRefund } from '../providers/provider';
import { loadProvider } from '../providers/registry';
import { closeReviews, openReview } from '../reviews/order-reviews';
import type { Payment, Provider } from '../rules';
import { paidTransaction } from './queries';
import { refundReview } from './refund-rules';

/** What an admin must know about a refund in this state. */
const DETAIL: Partial<Record<ProviderRefund['status'], string>> = {
  failed: 'The provider could not pay it out.',
  needs_attention: "Please look at it in the provider's dashboard.",
};
const CAME_BACK = 'It was paid out and came back: the buyer must get it another way.';
const IN_DASHBOARD = "Made in the provider's dashboard.";

type PaidTransaction = { orderId: string; provider: Provider; providerTxnId: string };

/**
 * Reads all refunds of a payment from the provider after a notice about one of them. The notice has
 * no refund id and may be old; the list is current (payments.md 1.4, 1.5). Throws `provider` if the
 * provider gives no usable answer.
 */
export async function syncRefunds(
  payment: Payment,
): Promise<'unknown' | 'ignored' | 'refunds read'> {
  const { refunds } = await loadProvider(payment.provider);
  if (!refunds) return 'ignored';
  const paid = await paidTransaction(payment);
  if (!paid) return 'unknown';
  await recordRefunds(paid, await refunds.list(paid.providerTxnId));
  return 'refunds read';
}

/**
 * Records the provider's list of refunds for one payment, including those made in its dashboard.
 * Safe to repeat: each refund is booked in the ledger once, when it is processed, and never
 * reversed.
 */
export async function recordRefunds(
  paid: PaidTransaction,
  providerRefunds: ProviderRefund[],
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOrderRow(tx, paid.orderId);
    for (const refund of providerRefunds) await recordRefund(tx, paid, refund);
    await recalculateOrderStatus(tx, paid.orderId);
  });
}

async function recordRefund(tx: Tx, paid: PaidTransaction, refund: ProviderRefund): Promise<void> {
  const known = await findOrCreateRefund(tx, paid, refund);
  if (known.status === 'processed') {
    const where = { id: known.id, providerRefundId: null };
    await tx.refund.updateMany({ where, data: { providerRefundId: refund.id } });
    if (refund.status === 'failed') await reportReturnedRefund(tx, paid.orderId, known);
    return;
  }
  const status = currentStatus(known, refund);
  const detail = DETAIL[status] ?? (status === 'processed' ? '' : known.detail);
  await tx.refund.update({
    where: { id: known.id },
    data: {
      providerRefundId: refund.id,
      status,
      chargeMinor: refund.amountMinor,
      detail,
    },
    select: { id: true },
  });
  if (refund.status === 'processed') await bookRefund(tx, paid, known.id, refund);
  if (status === 'processed') await closeReviews(tx, paid.orderId, { refundId: known.id });
  if (DETAIL[status] && (status !== known.status || detail !== known.detail))
    await openReview(tx, paid.orderId, refundReview(known.id, detail));
}

/**
 * A bank may return a refund after it was paid out. The ledger keeps it, since we still owe the
 * money, and an admin must pay it another way. Reported once.
 */
async function reportReturnedRefund(
  tx: Tx,
  orderId: string,
  { id, detail }: { id: string; detail: string },
): Promise<void> {
  if (detail === CAME_BACK) return;
  const where = { id };
  await tx.refund.update({ where, data: { detail: CAME_BACK }, select: { id: true } });
  await openReview(tx, orderId, refundReview(id, CAME_BACK));
}

/** A refund that an admin must look at stays on the admins' list until it ends. */
function currentStatus(
  known: { status: string },
  refund: ProviderRefund,
): ProviderRefund['status'] {
  const isWithAdmin = known.status === 'failed' || known.status === 'needs_attention';
  return isWithAdmin && refund.status === 'pending' ? 'needs_attention' : refund.status;
}

/**
 * Returns our row for a provider's refund: the row with the provider's id, the row whose id is in
 * the note, or a refund of the same amount that an admin pays out by hand. If there is none,
 * creates a row and enqueues its next check.
 */
async function findOrCreateRefund(
  tx: Tx,
  { orderId, provider, providerTxnId }: PaidTransaction,
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
    select: KNOWN,
  });
  const ours = row ?? (await findManualRefund(tx, { orderId, provider, providerTxnId }, refund));
  if (ours) return ours;
  const id = newId();
  await enqueue(tx, 'send-refund', { refundId: id }, { startAfter: new Date(Date.now() + DAY_MS) });
  return tx.refund.create({
    data: {
      id,
      orderId,
      provider,
      providerTxnId,
      providerRefundId: refund.id,
      chargeMinor: refund.amountMinor,
      chargeCurrency: refund.currency,
      reason: IN_DASHBOARD,
    },
    select: KNOWN,
  });
}

const KNOWN = { id: true, status: true, detail: true } as const;

const findManualRefund = (tx: Tx, paid: PaidTransaction, refund: ProviderRefund) =>
  tx.refund.findFirst({
    where: {
      ...paid,
      providerRefundId: null,
      chargeMinor: refund.amountMinor,
      status: { in: ['processed', 'needs_attention'] },
    },
    orderBy: { createdAt: 'asc' },
    select: KNOWN,
  });

/** The booking uses our own refund id, as `confirmRefund` does, so that a refund is booked once. */
async function bookRefund(
  tx: Tx,
  paid: PaidTransaction,
  id: string,
  refund: ProviderRefund,
): Promise<void> {
  const charge = (await chargesOf(tx, paid.orderId)).find(
    (one) => one.provider === paid.provider && one.providerTxnId === paid.providerTxnId,
  );
  const { amountMinor, currency } = refund;
  if (charge)
    await writeReturn(tx, paid.orderId, charge, {
      kind: 'refund',
      id,
      oldId: refund.id,
      amountMinor,
      currency,
    });
}
