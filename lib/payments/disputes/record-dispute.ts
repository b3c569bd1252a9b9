import { db, type Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { chargesOf } from '../ledger/charges-of';
import { writeReturn } from '../ledger/write-return';
import { type LockedOrder, lockOrder } from '../order/lock-order';
import { recalculateOrderStatus } from '../order/recalculate-order-status';
import { closeReviews, openReview } from '../reviews/order-reviews';
import type { Payment } from '../rules';
import type { DisputeOutcome } from './dispute-rules';

export type DisputeUpdate = {
  providerDisputeId: string;
  outcome: DisputeOutcome;
  /** In minor units of `currency`; null means the whole payment. */
  amountMinor: number | null;
  /**
   * Missing means the order's currency. Any other currency counts as a dispute about the whole
   * payment.
   */
  currency?: string;
  dueAt: Date | null;
};

/**
 * Records a provider's news about a dispute (payments.md 3.3), also about money that did not fit its order. Nothing is
 * deleted: the memorial stays, and a tribute whose payment is lost no longer shows its amount. A dispute that has ended
 * never changes, whatever late notice arrives. Returns an outcome for the log of events.
 */
export async function recordDispute(payment: Payment, update: DisputeUpdate): Promise<string> {
  return db().$transaction(async (tx) => {
    const order = await lockOrder(tx, payment);
    if (!order) return 'unknown';
    const isOurs = (update.currency ?? order.chargeCurrency) === order.chargeCurrency;
    const news = isOurs ? update : { ...update, amountMinor: null };
    const before = await storeDispute(tx, order, news);
    if (before !== 'open') return 'ended before';
    const detail = { disputeId: news.providerDisputeId };
    if (news.outcome === 'open') await openReview(tx, order.id, { kind: 'dispute', detail });
    else await closeReviews(tx, order.id, { kind: 'dispute', detail: { equals: detail } });
    if (news.outcome === 'lost') await bookLostDispute(tx, order, news);
    await recalculateOrderStatus(tx, order.id);
    return `dispute ${news.outcome}`;
  });
}

/**
 * Applies disputes that were recorded before their payment was: notices can overtake each other.
 * Called once, right after the payment of the locked order was recorded.
 */
export async function applyEarlierDisputes(tx: Tx, order: LockedOrder): Promise<void> {
  const disputes = await tx.dispute.findMany({
    where: { orderId: order.id, attemptId: order.attemptId },
    select: { providerDisputeId: true, status: true, chargeMinor: true },
  });
  for (const { providerDisputeId, status, chargeMinor } of disputes) {
    // A dispute about the whole payment was stored with the order's amount, but fees may have been
    // added.
    const amountMinor = chargeMinor === order.chargeMinor ? null : chargeMinor;
    if (status === 'lost') await bookLostDispute(tx, order, { providerDisputeId, amountMinor });
  }
  if (disputes.length > 0) await recalculateOrderStatus(tx, order.id);
}

/** Returns the status before this news; `open` for a new dispute. */
async function storeDispute(
  tx: Tx,
  order: LockedOrder,
  news: DisputeUpdate,
): Promise<DisputeOutcome> {
  const { provider } = order;
  const { providerDisputeId, outcome, amountMinor, dueAt } = news;
  const known = await tx.dispute.findUnique({
    where: { provider_providerDisputeId: { provider, providerDisputeId } },
    select: { id: true, status: true },
  });
  const changedColumns = {
    status: outcome,
    ...(amountMinor !== null && { chargeMinor: amountMinor }), // providers may correct the amount until the dispute ends
    ...(dueAt && { dueAt }),
  };
  if (!known)
    await tx.dispute.create({
      data: {
        id: newId(),
        orderId: order.id,
        attemptId: order.attemptId,
        provider,
        providerDisputeId,
        chargeMinor: order.chargeMinor,
        chargeCurrency: order.chargeCurrency,
        ...changedColumns,
      },
      select: { id: true },
    });
  else if (known.status === 'open')
    await tx.dispute.update({
      where: { id: known.id },
      data: changedColumns,
      select: { id: true },
    });
  return known?.status ?? 'open';
}

type LostDispute = Pick<DisputeUpdate, 'providerDisputeId' | 'amountMinor'>;

/**
 * Books a lost dispute. Money that did not fit its order was never booked, so there is nothing to
 * reverse.
 */
async function bookLostDispute(tx: Tx, order: LockedOrder, news: LostDispute): Promise<void> {
  const charges = (await chargesOf(tx, order.id)).filter(
    ({ attemptId }) => attemptId === order.attemptId,
  );
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
}
