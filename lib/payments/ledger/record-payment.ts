import type { Tx } from '@/lib/platform/db/client';
import { type Judgement, judge } from '../judge';
import type { LockedOrder } from '../order/lock-order';
import { markFailed, markLeftOpen, markMismatch, markSucceeded } from '../order/mark-attempt';
import { restateOrder } from '../order/restate-order';
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
): Promise<Judgement['verdict'] | 'first-payment' | 'further-payment'> {
  const judgement = judge(evidence, {
    reference: order.reference,
    orderId: order.id,
    chargeMinor: order.chargeMinor,
    chargeCurrency: order.chargeCurrency,
  });
  if (judgement.verdict === 'failed') await markFailed(tx, order);
  if (judgement.verdict === 'mismatch')
    await markMismatch(tx, order, judgement.mismatch, evidence.providerTxnId);
  if (judgement.verdict === 'open' && evidence.status === 'open') await markLeftOpen(tx, order);
  if (judgement.verdict !== 'paid') return judgement.verdict;
  const written = await writeCharge(tx, order, evidence);
  if (written === 'before') return 'paid';
  if (written === 'for another order') {
    await markMismatch(tx, order, { fault: 'known transaction id' }, evidence.providerTxnId);
    return 'mismatch';
  }
  await markSucceeded(tx, order, evidence.providerTxnId);
  await closeReviews(tx, order.id, { kind: 'unconfirmed' }); // the provider has confirmed the payment
  return order.paidAt ? noteFurtherPayment(tx, order) : notePaid(tx, order, evidence);
}

/**
 * More money arrived, in addition to the first payment or after its refund. An admin decides in
 * both cases.
 */
async function noteFurtherPayment(tx: Tx, order: LockedOrder) {
  const isTwice = isPaidTwice(await chargesOf(tx, order.id));
  await openReview(tx, order.id, { kind: isTwice ? 'paid_twice' : 'paid_again' });
  await restateOrder(tx, order.id);
  return 'further-payment' as const;
}

async function notePaid(tx: Tx, order: LockedOrder, { paidAt, payerEmail }: Evidence) {
  const isGivenUp = order.nextCheckAt === null;
  if (isGivenUp) await openReview(tx, order.id, { kind: 'paid_late' });
  if (isOther(payerEmail, order.email)) await openReview(tx, order.id, { kind: 'other_payer' });
  await tx.order.update({
    where: { id: order.id },
    data: { status: 'paid', paidAt, nextCheckAt: null },
    select: { id: true },
  });
  return 'first-payment' as const;
}

/** A different payer opens a review but delays nothing (payments.md 1.3, check 8). */
const isOther = (payer: string | null, buyer: string) =>
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
