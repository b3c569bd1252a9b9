import type { Tx } from '@/lib/db/client';

type Reviewed = { reviewReason: string };

/** A further reason beside those that wait already; the same one twice is one. */
export function addReviewReason({ reviewReason }: Reviewed, reason: string): string {
  if (reviewReason.includes(reason)) return reviewReason;
  return reviewReason ? `${reviewReason} ${reason}` : reason;
}

/** The money is safe, but a person must decide what happens with it (integrations 3.3). */
export const markForReview = (tx: Tx, order: { id: string } & Reviewed, reason: string) =>
  tx.order.update({
    where: { id: order.id },
    data: { status: 'needs_review', reviewReason: addReviewReason(order, reason) },
    select: { id: true },
  });
