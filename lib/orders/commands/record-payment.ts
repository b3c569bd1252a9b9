import type { Tx } from '@/lib/db/client';
import type { Evidence } from '@/lib/ports/cards/evidence';
import { type Judgement, judge } from '../judge';
import { isPaidTwice } from '../money-rules';
import { chargesOf } from '../queries/charges-of';
import {
  addReviewReason,
  OTHER_PAYER,
  PAID_AGAIN,
  PAID_LATE,
  PAID_TWICE,
  UNCONFIRMED,
  withoutReasons,
} from '../review-rules';
import type { LockedOrder } from './lock-order';
import { markFailed, markLeftOpen, markMismatch, markSucceeded } from './mark-attempt';
import { restateOrder } from './restate-order';

/**
 * Writes down what a provider's evidence means for a locked order: attempt, ledger, order state.
 * Gives `first-payment` once in an order's life: only then is something given for the money. Further money
 * is told apart from what stood in the ledger before (`paid`).
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
    await markMismatch(tx, order, judgement.reason, evidence.providerTxnId);
  if (judgement.verdict === 'open' && evidence.status === 'open') await markLeftOpen(tx, order);
  if (judgement.verdict !== 'paid') return judgement.verdict;
  const written = await writeCharge(tx, order, evidence);
  if (written === 'before') return 'paid';
  if (written === 'for another order') {
    const reason = 'its transaction id stands in the ledger of another order';
    await markMismatch(tx, order, reason, evidence.providerTxnId);
    return 'mismatch';
  }
  await markSucceeded(tx, order, evidence.providerTxnId);
  order.reviewReason = withoutReasons(order, [UNCONFIRMED]); // it is confirmed now
  return order.paidAt ? noteFurtherPayment(tx, order) : notePaid(tx, order, evidence);
}

/** Money came again: beside what is there, or after that went back. Either way a person decides. */
async function noteFurtherPayment(tx: Tx, order: LockedOrder) {
  const reason = isPaidTwice(await chargesOf(tx, order.id)) ? PAID_TWICE : PAID_AGAIN;
  await tx.order.update({
    where: { id: order.id },
    data: { reviewReason: addReviewReason(order, reason) },
    select: { id: true },
  });
  await restateOrder(tx, order.id);
  return 'further-payment' as const;
}

async function notePaid(tx: Tx, order: LockedOrder, { paidAt, payerEmail }: Evidence) {
  const isGivenUp = order.nextCheckAt === null;
  if (isGivenUp) order.reviewReason = addReviewReason(order, PAID_LATE);
  if (isOther(payerEmail, order.email)) order.reviewReason = addReviewReason(order, OTHER_PAYER);
  const { reviewReason } = order;
  await tx.order.update({
    where: { id: order.id },
    data: { status: 'paid', paidAt, nextCheckAt: null, reviewReason },
    select: { id: true },
  });
  return 'first-payment' as const;
}

/** A person looks, and nothing is held back for it (integrations 1.3, check 8). */
const isOther = (payer: string | null, buyer: string) =>
  payer !== null && buyer !== '' && payer.trim().toLowerCase() !== buyer.toLowerCase();

/** Adds the charge to the ledger, unless its transaction stands there already. */
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
