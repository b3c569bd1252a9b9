import { invalidatePage } from '@/lib/cache/invalidate-page';
import type { Tx } from '@/lib/db/client';
import { paths } from '@/lib/paths';
import { isPaidTwice, stateByMoney } from '../money-rules';
import { chargesOf } from '../queries/charges-of';
import { anyRefundReason } from '../refund-rules';
import { NOTHING_MADE, OVER_WHEN_REFUNDED, PAID_TWICE, withoutReasons } from '../review-rules';

/**
 * Brings a locked order's state in line with ledger and disputes after money came again, went back or is
 * disputed, and takes the reasons for review away that have gone with the money. Nothing for an order
 * that no money came in for. The page of the memorial is shown anew: it may hide the amount.
 */
export async function restateOrder(tx: Tx, orderId: string): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: FACTS });
  if (!order.paidAt) return;
  const charges = await chargesOf(tx, orderId);
  const status = stateByMoney({
    isFulfilled: order.fulfilledAt !== null,
    openDisputes: order.disputes.length,
    payments: charges.map((charge) => ({
      chargeMinor: charge.chargeMinor,
      returnedMinor: charge.returned.chargeMinor,
      chargedBackMinor: charge.chargedBackMinor,
    })),
  });
  const overpaid = isPaidTwice(charges);
  const failed = order.refunds.map(({ id }) => anyRefundReason(id));
  const over = status === 'refunded' ? [...OVER_WHEN_REFUNDED, ...failed] : [PAID_TWICE];
  const reasons = overpaid ? order.reviewReason : withoutReasons(order, over);
  const reviewReason = status === 'needs_review' ? reasons || NOTHING_MADE : reasons;
  await tx.order.update({
    where: { id: orderId },
    data: { status, overpaid, reviewReason },
    select: { id: true },
  });
  if (order.targetMemorialId && status !== order.status)
    await invalidatePage(tx, paths.memorial(order.targetMemorialId));
}

const FACTS = {
  status: true,
  paidAt: true,
  fulfilledAt: true,
  reviewReason: true,
  targetMemorialId: true,
  /** Money that did not fit has its disputes, too; they say nothing about the money that did. */
  disputes: {
    where: {
      status: 'open' as const,
      OR: [{ attemptId: null }, { attempt: { status: 'success' as const } }],
    },
    select: { id: true },
  },
  refunds: { where: { status: 'failed' as const }, select: { id: true } },
};
