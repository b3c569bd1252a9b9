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
  return { ...order, attemptId: attempt.id, reference };
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
    reference: order.reference,
    orderId: order.id,
    chargeMinor: order.chargeMinor,
    chargeCurrency: order.chargeCurrency,
  });
  if (judgement.verdict === 'failed') await markAttempt(tx, order, 'failed');
  if (judgement.verdict === 'mismatch') await markMismatch(tx, order, judgement.reason);
  if (judgement.verdict !== 'paid') return judgement.verdict;
  const written = await writeCharge(tx, order, evidence);
  if (written === 'before') return 'paid';
  if (written === 'for another order') {
    await markMismatch(tx, order, 'its transaction id stands in the ledger of another order');
    return 'mismatch';
  }
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

/** Adds the charge to the ledger, unless its transaction stands there already. */
async function writeCharge(tx: Tx, order: LockedOrder, evidence: Evidence) {
  const { providerTxnId } = evidence;
  const entry = { provider: 'paystack', providerTxnId, kind: 'charge' } as const;
  const { count } = await tx.ledgerEntry.createMany({
    data: {
      ...entry,
      orderId: order.id,
      attemptId: order.attemptId,
      chargeMinor: evidence.amountMinor,
      chargeCurrency: evidence.currency,
      priceMinor: order.priceMinor,
      priceCurrency: order.priceCurrency,
      occurredAt: evidence.paidAt,
    },
    skipDuplicates: true,
  });
  if (count === 1) return 'now';
  const found = await tx.ledgerEntry.findUniqueOrThrow({
    where: { provider_providerTxnId_kind: entry },
    select: { orderId: true },
  });
  return found.orderId === order.id ? 'before' : 'for another order';
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
