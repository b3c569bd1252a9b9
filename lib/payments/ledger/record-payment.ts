import type { Tx } from '@/lib/platform/db/client';
import { checkEvidence, type EvidenceVerdict } from '../check-evidence';
import type { LockedOrder } from '../order/lock-order';
import { markAbandoned, markFailed, markMismatch, markSucceeded } from '../order/mark-attempt';
import { recalculateOrderStatus } from '../order/recalculate-order-status';
import type { Evidence } from '../providers/evidence';
import { closeReviews, openReview } from '../reviews/order-reviews';
import { chargesOf } from './charges-of';
import { isPaidTwice } from './state-rules';

/**
 * Records a provider's evidence for a locked order in its attempt, the ledger and its state.
 * Returns `first-payment` once in the life of an order; only then may something be created for the
 * money. `paid` means that the ledger already had this payment; further money is `further-payment`.
 */
export async function recordPayment(
  tx: Tx,
  order: LockedOrder,
  evidence: Evidence,
): Promise<EvidenceVerdict['verdict'] | 'first-payment' | 'further-payment'> {
  const check = checkEvidence(evidence, {
    reference: order.reference,
    orderId: order.id,
    chargeMinor: order.chargeMinor,
    chargeCurrency: order.chargeCurrency,
  });
  if (check.verdict === 'failed') await markFailed(tx, order);
  if (check.verdict === 'mismatch')
    await markMismatch(tx, order, check.mismatch, evidence.providerTxnId);
  if (check.verdict === 'open' && evidence.status === 'open') await markAbandoned(tx, order);
  if (check.verdict !== 'paid') return check.verdict;
  const written = await writeCharge(tx, order, evidence);
  if (written === 'before') return 'paid';
  if (written === 'for another order') {
    await markMismatch(tx, order, { fault: 'known transaction id' }, evidence.providerTxnId);
    return 'mismatch';
  }
  await markSucceeded(tx, order, evidence.providerTxnId);
  await closeReviews(tx, order.id, { kind: 'unconfirmed' }); // the provider has confirmed the payment
  return order.paidAt ? recordFurtherPayment(tx, order) : recordFirstPayment(tx, order, evidence);
}

/**
 * More money arrived, in addition to the first payment or after its refund. An admin decides in
 * both cases.
 */
async function recordFurtherPayment(tx: Tx, order: LockedOrder) {
  const isTwice = isPaidTwice(await chargesOf(tx, order.id));
  await openReview(tx, order.id, { kind: isTwice ? 'paid_twice' : 'paid_again' });
  await recalculateOrderStatus(tx, order.id);
  return 'further-payment' as const;
}

async function recordFirstPayment(tx: Tx, order: LockedOrder, { paidAt, payerEmail }: Evidence) {
  const isGivenUp = order.nextCheckAt === null;
  if (isGivenUp) await openReview(tx, order.id, { kind: 'paid_late' });
  if (isDifferentPayer(payerEmail, order.email))
    await openReview(tx, order.id, { kind: 'other_payer' });
  await tx.order.update({
    where: { id: order.id },
    data: { status: 'paid', paidAt, nextCheckAt: null },
    select: { id: true },
  });
  return 'first-payment' as const;
}

/** A different payer opens a review but delays nothing (payments.md 1.3, check 8). */
const isDifferentPayer = (payer: string | null, buyer: string) =>
  payer !== null && buyer !== '' && payer.trim().toLowerCase() !== buyer.toLowerCase();

/** Adds the charge to the ledger, unless its transaction is there already. */
async function writeCharge(tx: Tx, order: LockedOrder, evidence: Evidence) {
  const { providerTxnId } = evidence;
  const entry = { provider: order.provider, providerTxnId, kind: 'charge' } as const;
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
