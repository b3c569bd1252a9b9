import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import type { ReviewKind } from '@/lib/platform/db/generated/enums';
import * as paths from '@/lib/platform/paths';
import { chargesOf } from '../ledger/charges-of';
import { isPaidTwice, statusFromMoney } from '../ledger/state-rules';
import { closeReviews, openReview } from '../reviews/order-reviews';

/**
 * Derives a locked order's status from the ledger and disputes after another payment, a refund or a
 * dispute, and closes reviews that no longer apply. Does nothing for an unpaid order. Invalidates
 * the memorial's page, which may now hide the amount.
 */
export async function recalculateOrderStatus(tx: Tx, orderId: string): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: FACTS });
  if (!order.paidAt) return;
  const charges = await chargesOf(tx, orderId);
  const status = statusFromMoney({
    isFulfilled: order.fulfilledAt !== null,
    openDisputes: order.disputes.length,
    payments: charges.map((charge) => ({
      chargeMinor: charge.chargeMinor,
      returnedMinor: charge.returned.chargeMinor,
      chargedBackMinor: charge.chargedBackMinor,
    })),
  });
  const overpaid = isPaidTwice(charges);
  await tx.order.update({
    where: { id: orderId },
    data: { status, overpaid },
    select: { id: true },
  });
  if (!overpaid)
    await closeReviews(tx, orderId, status === 'refunded' ? REFUND_REVIEWS : PAID_TWICE_REVIEWS);
  if (status === 'needs_review') await openMissingReview(tx, orderId);
  if (order.targetMemorialId && status !== order.status)
    await invalidatePage(tx, paths.memorial(order.targetMemorialId));
}

/**
 * Marks the order as fulfilled and closes the reviews about its missing memorial or tribute. Other
 * reviews stay open: they may concern payments that did not match the order.
 */
export async function markFulfilled(tx: Tx, orderId: string, now = new Date()): Promise<void> {
  await tx.order.update({
    where: { id: orderId },
    data: {
      status: 'fulfilled',
      fulfilledAt: now,
    },
    select: { id: true },
  });
  await closeReviews(tx, orderId, { kind: { in: CLOSED_WHEN_FULFILLED } });
}

/** Reviews that no longer matter once the paid memorial or tribute exists. */
const CLOSED_WHEN_FULFILLED: ReviewKind[] = ['fulfilment_failed', 'nothing_made'];

/** Reviews that no longer matter once all money has been refunded. */
const CLOSED_WHEN_REFUNDED: ReviewKind[] = [
  ...CLOSED_WHEN_FULFILLED,
  ...(['paid_twice', 'paid_again', 'paid_late', 'other_payer', 'already_made'] as const),
];

const PAID_TWICE_REVIEWS = { kind: 'paid_twice' } as const;
/** Includes the reviews of failed refunds: another refund has returned the money. */
const REFUND_REVIEWS = {
  OR: [{ kind: { in: CLOSED_WHEN_REFUNDED } }, { refund: { status: 'failed' as const } }],
};

/**
 * Opens a review unless one is open: an order that needs review must have a reason. Here it is that
 * we still have money for which nothing was created.
 */
async function openMissingReview(tx: Tx, orderId: string): Promise<void> {
  const open = await tx.orderReview.count({ where: { orderId, closedAt: null } });
  if (open === 0) await openReview(tx, orderId, { kind: 'nothing_made' });
}

const FACTS = {
  status: true,
  paidAt: true,
  fulfilledAt: true,
  targetMemorialId: true,
  /**
   * Leaves out disputes about payments that did not match the order: they do not affect its status.
   */
  disputes: {
    where: {
      status: 'open' as const,
      OR: [{ attemptId: null }, { attempt: { status: 'success' as const } }],
    },
    select: { id: true },
  },
};
