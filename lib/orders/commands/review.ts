import type { Tx } from '@/lib/db/client';

export const PAID_TWICE = 'Paid twice: the second payment must be refunded.';
export const NOTHING_MADE = 'Paid, but nothing was made.';

/** Why a paid order waits: what it is for, and why that could not be made, in words without a full stop. */
export const unmadeReason = (what: 'tribute' | 'memorial', why: string) =>
  `Paid, but the ${what} could not be made${why && `: ${why.replaceAll('.', '')}`}.`;

type Reviewed = { reviewReason: string };

/** A further reason beside those that wait already; the same one twice is one. */
export function addReviewReason({ reviewReason }: Reviewed, reason: string): string {
  if (reviewReason.includes(reason)) return reviewReason;
  return reviewReason ? `${reviewReason} ${reason}` : reason;
}

/** The reasons that are left when one has gone. */
export const withoutReason = ({ reviewReason }: Reviewed, reason: string): string =>
  reviewReason.replace(reason, '').replace(/\s+/g, ' ').trim();

/** The reasons that are left when what was paid for has been made after all. */
export const withoutUnmade = ({ reviewReason }: Reviewed): string =>
  withoutReason({ reviewReason: reviewReason.replace(UNMADE, '') }, NOTHING_MADE);

const UNMADE = /Paid, but the (?:tribute|memorial) could not be made[^.]*\./;

/** The money is safe, but a person must decide what happens with it (integrations 3.3). */
export const markForReview = (tx: Tx, order: { id: string } & Reviewed, reason: string) =>
  tx.order.update({
    where: { id: order.id },
    data: { status: 'needs_review', reviewReason: addReviewReason(order, reason) },
    select: { id: true },
  });

/** Puts a locked order on the list of those that wait for a person, and leaves its state alone. */
export async function askAPerson(tx: Tx, orderId: string, reason: string): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { reviewReason: true },
  });
  await tx.order.update({
    where: { id: orderId },
    data: { reviewReason: addReviewReason(order, reason) },
    select: { id: true },
  });
}
