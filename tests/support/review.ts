import { OPEN_REVIEWS, reviewReason } from '@/lib/payments/reviews/review-words';
import { db } from '@/lib/platform/db/client';
import { wordsIn } from '@/lib/platform/language/words-in';

/** Adds the sentences that say why an order needs review, as admins read them, to a row with its `id`. */
export async function withReason<Row extends { id: string }>(
  query: Promise<Row>,
): Promise<Row & { reviewReason: string }> {
  const row = await query;
  const reviewed = await db().order.findUniqueOrThrow({
    where: { id: row.id },
    select: { type: true, reviews: OPEN_REVIEWS },
  });
  return { ...row, reviewReason: reviewReason(reviewed, wordsIn('en')) };
}

/** Closes the open reviews; for `reviews` in the update of an order. */
export const closingAll = () => ({
  updateMany: { where: { closedAt: null }, data: { closedAt: new Date() } },
});
