import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { ReviewKind } from '@/lib/platform/db/generated/enums';
import type { Mismatch, OverReturned } from './review-detail';

/** Why an order needs review. */
export type NewReview =
  | { kind: 'payment_mismatch'; detail: Mismatch }
  | { kind: 'over_returned'; detail: OverReturned }
  | { kind: 'dispute'; detail: { disputeId: string } }
  | { kind: 'refund'; refundId: string; detail: { text: string } }
  | { kind: 'other'; detail: { text: string } }
  | { kind: 'fulfilment_failed'; detail?: { text: string } }
  | { kind: Exclude<ReviewKind, KindWithDetail> };

type KindWithDetail =
  | 'payment_mismatch'
  | 'over_returned'
  | 'dispute'
  | 'refund'
  | 'other'
  | 'fulfilment_failed';

/**
 * Opens a review of a locked order without changing its status. Opening a review that is already
 * open has no effect, even in parallel. A closed review does not count: a new one is opened.
 */
export async function openReview(tx: Tx, orderId: string, review: NewReview): Promise<void> {
  await tx.orderReview.createMany({ data: { orderId, ...review }, skipDuplicates: true });
}

/** Opens a review of a locked order and sets its status: an admin decides about the money. */
export async function flagForReview(tx: Tx, orderId: string, review: NewReview): Promise<void> {
  await openReview(tx, orderId, review);
  const where = { id: orderId };
  await tx.order.update({ where, data: { status: 'needs_review' }, select: { id: true } });
}

/** Closes the matching open reviews of a locked order without changing its status. */
export async function closeReviews(
  tx: Tx,
  orderId: string,
  matching: Prisma.OrderReviewWhereInput = {},
): Promise<void> {
  const where = { ...matching, orderId, closedAt: null };
  await tx.orderReview.updateMany({ where, data: { closedAt: new Date() } });
}
