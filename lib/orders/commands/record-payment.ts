import type { Tx } from '@/lib/db/client';
import type { Evidence } from '@/lib/ports/cards/evidence';
import { type Judgement, judge } from '../judge';

/** An order while its row is locked by the transaction that settles it. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Locks the order of a payment reference until the transaction ends; null when nobody knows it. */
export async function lockOrder(tx: Tx, reference: string) {
  const attempt = await tx.paymentAttempt.findUnique({
    where: { provider_reference: { provider: 'paystack', reference } },
    select: { id: true, orderId: true },
  });
  if (!attempt) return null;
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${attempt.orderId} FOR UPDATE`;
  const order = await tx.order.findUniqueOrThrow({ where: { id: attempt.orderId } });
  return { ...order, attemptId: attempt.id };
}

/**
 * Writes down what a provider's evidence means for a locked order: attempt, ledger, order state.
 * Gives `first-payment` once in an order's life: only then is something given for the money.
 */
export async function recordPayment(
  tx: Tx,
  order: LockedOrder,
  evidence: Evidence,
): Promise<Judgement['verdict'] | 'first-payment'> {
  const judgement = judge(evidence, {
    reference: evidence.reference,
    orderId: order.id,
    chargeMinor: order.chargeMinor,
    chargeCurrency: order.chargeCurrency,
  });
  if (judgement.verdict === 'failed') await markAttempt(tx, order, 'failed');
  if (judgement.verdict === 'mismatch') await markMismatch(tx, order, judgement.reason);
  if (judgement.verdict !== 'paid') return judgement.verdict;
  if (!(await writeCharge(tx, order, evidence))) return 'paid';
  await markAttempt(tx, order, 'success', evidence.providerTxnId);
  if (order.paidAt) {
    const reviewReason = 'Paid twice: the second payment must be refunded.';
    await tx.order.update({ where: { id: order.id }, data: { overpaid: true, reviewReason } });
    return 'paid';
  }
  const paid = { status: 'paid', paidAt: evidence.paidAt, nextCheckAt: null } as const;
  await tx.order.update({ where: { id: order.id }, data: paid });
  return 'first-payment';
}

/** Adds the charge to the ledger; false when it stands there already, from this or another order. */
async function writeCharge(tx: Tx, order: LockedOrder, evidence: Evidence): Promise<boolean> {
  const { count } = await tx.ledgerEntry.createMany({
    data: {
      orderId: order.id,
      attemptId: order.attemptId,
      provider: 'paystack',
      providerTxnId: evidence.providerTxnId,
      kind: 'charge',
      chargeMinor: evidence.amountMinor,
      chargeCurrency: evidence.currency,
      priceMinor: order.priceMinor,
      priceCurrency: order.priceCurrency,
      occurredAt: evidence.paidAt,
    },
    skipDuplicates: true,
  });
  return count === 1;
}

const markAttempt = (
  tx: Tx,
  order: LockedOrder,
  status: 'failed' | 'success',
  providerTxnId: string | null = null,
) =>
  tx.paymentAttempt.updateMany({
    // A success never becomes a failure, whatever order the notices come in.
    where: { id: order.attemptId, status: { not: 'success' } },
    data: { status, providerTxnId },
  });

async function markMismatch(tx: Tx, order: LockedOrder, reason: string) {
  await tx.paymentAttempt.update({
    where: { id: order.attemptId },
    data: { status: 'mismatch', detail: reason },
  });
  const reviewReason = `A payment came that does not fit: ${reason}.`;
  const status = order.paidAt ? order.status : 'needs_review';
  await tx.order.update({ where: { id: order.id }, data: { status, reviewReason } });
}
