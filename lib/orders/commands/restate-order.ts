import type { Tx } from '@/lib/db/client';
import { isPaidTwice, stateByMoney } from '../money-rules';
import { chargesOf } from '../queries/charges-of';
import { NOTHING_MADE, PAID_TWICE, withoutReason } from './review';

/**
 * Brings a locked order's state in line with ledger and disputes after money went back or is disputed.
 * Nothing for one that no money came in for. With all of it back nobody has to decide any more, unless
 * money came that did not fit, which the ledger does not have, or a refund waits for somebody.
 */
export async function restateOrder(tx: Tx, orderId: string): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: FACTS });
  if (!order.paidAt) return;
  const facts = {
    isFulfilled: order.fulfilledAt !== null,
    openDisputes: order.disputes.length,
    payments: (await chargesOf(tx, orderId)).map((charge) => ({
      chargeMinor: charge.chargeMinor,
      returnedMinor: charge.returned.chargeMinor,
      chargedBackMinor: charge.chargedBackMinor,
    })),
  };
  const status = stateByMoney(facts);
  const overpaid = order.overpaid && isPaidTwice(facts);
  const isOver = status === 'refunded' && !order.attempts.length && !order.refunds.length;
  const reviewReason = isOver ? '' : reasonsLeft(order, overpaid);
  await tx.order.update({
    where: { id: orderId },
    data: {
      status,
      overpaid,
      reviewReason: status === 'needs_review' ? reviewReason || NOTHING_MADE : reviewReason,
    },
    select: { id: true },
  });
}

const reasonsLeft = (order: { reviewReason: string }, overpaid: boolean) =>
  overpaid ? order.reviewReason : withoutReason(order, PAID_TWICE);

const FACTS = {
  paidAt: true,
  fulfilledAt: true,
  overpaid: true,
  reviewReason: true,
  attempts: { where: { status: 'mismatch' as const }, select: { id: true } },
  disputes: { where: { status: 'open' as const }, select: { id: true } },
  refunds: {
    where: { status: { in: ['failed' as const, 'needs_attention' as const] } },
    select: { id: true },
  },
};
