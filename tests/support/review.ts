import { OPEN_REVIEWS, reviewReason } from '@/lib/payments/reviews/review-messages';
import { db } from '@/lib/platform/db/client';
import { translatorFor } from '@/lib/platform/language/translator-for';

/** Adds `reviewReason` to a row with an `id`: the sentences in which admins read why the order needs review. */
export async function withReason<Row extends { id: string }>(
  query: Promise<Row>,
): Promise<Row & { reviewReason: string }> {
  const row = await query;
  const reviewed = await db().order.findUniqueOrThrow({
    where: { id: row.id },
    select: { type: true, reviews: OPEN_REVIEWS },
  });
  return { ...row, reviewReason: reviewReason(reviewed, translatorFor('en')) };
}

/** Closes the open reviews: a value for `reviews` in an update of an order. */
export const closeAllReviews = () => ({
  updateMany: { where: { closedAt: null }, data: { closedAt: new Date() } },
});
