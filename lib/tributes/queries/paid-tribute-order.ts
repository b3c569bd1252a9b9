import { parseMinorUnits } from '@/lib/payments/money-rules';
import { siteCurrency } from '@/lib/payments/shop/shop-settings';
import { minorDigits } from '@/lib/platform/currency-rules';
import { db } from '@/lib/platform/db/client';
import type { SentTribute } from '../schema';

export type PaidTributeOrder = NonNullable<Awaited<ReturnType<typeof paidTributeOrder>>>;

/**
 * The sender's order for these flowers: the one with `orderId`, in any state, or else their newest
 * paid order for that memorial and amount, in the site's currency unless another is given. Null if
 * there is none.
 */
export function paidTributeOrder(
  userId: string,
  { memorialId, orderId, amount, currency }: SentTribute,
) {
  const priceCurrency = currency ?? siteCurrency();
  const paid = {
    userId,
    type: 'flower_tribute' as const,
    targetMemorialId: memorialId,
    priceMinor: parseMinorUnits(amount, minorDigits(priceCurrency)) ?? 0, // matches nothing, because no order costs nothing
    priceCurrency,
    paidAt: { not: null },
  };
  return db().order.findFirst({
    where: orderId ? { id: orderId, userId } : paid,
    orderBy: [{ paidAt: 'desc' }, { id: 'asc' }],
    select: {
      id: true,
      type: true,
      targetMemorialId: true,
      priceMinor: true,
      priceCurrency: true,
      paidAt: true,
      tribute: { select: { id: true } },
    },
  });
}
