import type { Price } from '@/lib/payments/quote';
import { db } from '@/lib/platform/db/client';

export type PaidTributeOrder = NonNullable<Awaited<ReturnType<typeof paidTributeOrder>>>;

type Wanted = { memorialId: string; orderId?: string | undefined };

/**
 * The sender's order for these flowers: the one with `orderId`, in any state, or else their newest paid
 * order for that memorial and price. Null if they have none.
 */
export const paidTributeOrder = (userId: string, { memorialId, orderId }: Wanted, price: Price) =>
  db().order.findFirst({
    where: orderId
      ? { id: orderId, userId }
      : {
          userId,
          type: 'flower_tribute',
          targetMemorialId: memorialId,
          priceMinor: price.minor,
          priceCurrency: price.currency,
          paidAt: { not: null },
        },
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
