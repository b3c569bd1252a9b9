import { invalidatePage } from '@/lib/cache/invalidate-page';
import { db, type Tx } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import { paths } from '@/lib/paths';
import { type DisputeOutcome, disputeReason } from '../dispute-rules';
import { chargesOf } from '../queries/charges-of';
import { statusAfterRefund } from '../refund-rules';
import type { Payment } from '../rules';
import { type LockedOrder, lockOrder } from './lock-order';
import { addReviewReason } from './review';
import { moneyLeft, writeReturn } from './write-return';

export type DisputeNews = {
  providerDisputeId: string;
  outcome: DisputeOutcome;
  /** ZAR cents; null means the whole payment. */
  amountMinor: number | null;
  dueAt: Date | null;
};

/**
 * Writes down what is known of a dispute about a payment (integrations 3.3). Nothing is deleted: a
 * memorial stays, and the amount of a lost tribute is no longer shown. A dispute that has ended stays
 * so, whatever old notice comes after. Gives what came of it.
 */
export async function recordDispute(payment: Payment, news: DisputeNews): Promise<string> {
  return db().$transaction(async (tx) => {
    const order = await lockOrder(tx, payment);
    if (!order?.paidAt) return 'unknown';
    const before = await keepDispute(tx, order, news);
    if (before !== 'open') return 'ended before';
    if (news.outcome === 'open') await markDisputed(tx, order, news);
    if (news.outcome === 'lost') await markLost(tx, order, news);
    if (news.outcome === 'won') await markWon(tx, order, news);
    if (order.targetMemorialId) await invalidatePage(tx, paths.memorial(order.targetMemorialId));
    return `dispute ${news.outcome}`;
  });
}

/** Gives how the dispute stood before: `open` for a new one. */
async function keepDispute(tx: Tx, order: LockedOrder, news: DisputeNews): Promise<DisputeOutcome> {
  const { provider } = order;
  const { providerDisputeId, outcome, dueAt } = news;
  const known = await tx.dispute.findUnique({
    where: { provider_providerDisputeId: { provider, providerDisputeId } },
    select: { id: true, status: true },
  });
  const now = { status: outcome, ...(dueAt && { dueAt }) };
  if (!known)
    await tx.dispute.create({
      data: {
        id: newId(),
        orderId: order.id,
        provider,
        providerDisputeId,
        chargeMinor: news.amountMinor ?? order.chargeMinor,
        chargeCurrency: order.chargeCurrency,
        ...now,
      },
      select: { id: true },
    });
  else if (known.status === 'open')
    await tx.dispute.update({ where: { id: known.id }, data: now, select: { id: true } });
  return known?.status ?? 'open';
}

const change = (
  tx: Tx,
  { id }: LockedOrder,
  data: { status?: LockedOrder['status']; reviewReason: string },
) => tx.order.update({ where: { id }, data, select: { id: true } });

async function markDisputed(tx: Tx, order: LockedOrder, news: DisputeNews): Promise<void> {
  const reviewReason = addReviewReason(order, disputeReason(news.providerDisputeId));
  await change(tx, order, { status: 'disputed', reviewReason });
}

async function markLost(tx: Tx, order: LockedOrder, news: DisputeNews): Promise<void> {
  const charges = await chargesOf(tx, order.id);
  const { providerTxnId } = await tx.paymentAttempt.findUniqueOrThrow({
    where: { id: order.attemptId },
    select: { providerTxnId: true },
  });
  const charge = charges.find((one) => one.providerTxnId === providerTxnId) ?? charges[0];
  if (charge)
    await writeReturn(tx, order.id, charge, {
      kind: 'chargeback',
      id: news.providerDisputeId,
      amountMinor: news.amountMinor ?? charge.chargeMinor,
      currency: order.chargeCurrency,
    });
  await change(tx, order, { status: 'charged_back', reviewReason: withoutDispute(order, news) });
}

/** Back to what the money says; an order of which nothing was made goes back to a person. */
async function markWon(tx: Tx, order: LockedOrder, news: DisputeNews): Promise<void> {
  const reviewReason = withoutDispute(order, news);
  const others = await tx.dispute.count({ where: { orderId: order.id, status: 'open' } });
  if (others > 0 || order.status !== 'disputed') {
    await change(tx, order, { reviewReason });
    return;
  }
  const status: LockedOrder['status'] = order.fulfilledAt ? 'fulfilled' : 'needs_review';
  const left = await moneyLeft(tx, order.id);
  await change(tx, order, {
    status: statusAfterRefund({ status, chargeMinor: order.chargeMinor }, left),
    reviewReason:
      status === 'needs_review' ? reviewReason || 'Paid, but nothing was made.' : reviewReason,
  });
}

const withoutDispute = ({ reviewReason }: LockedOrder, { providerDisputeId }: DisputeNews) =>
  reviewReason.replace(disputeReason(providerDisputeId), '').replace(/\s+/g, ' ').trim();
