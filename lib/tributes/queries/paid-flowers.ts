import { db } from '@/lib/db/client';

export type PaidFlowers = NonNullable<Awaited<ReturnType<typeof paidFlowers>>>;

type Wanted = { memorialId: string; amount: number; orderId?: string | undefined };

/**
 * The order that a sender means by these flowers: the one named, in whatever state, else their newest
 * paid one for that memorial and amount. Null when there is none of theirs.
 */
export const paidFlowers = (userId: string, { memorialId, amount, orderId }: Wanted) =>
  db().order.findFirst({
    where: orderId
      ? { id: orderId, userId }
      : {
          userId,
          type: 'flower_tribute',
          targetMemorialId: memorialId,
          priceMinor: amount,
          paidAt: { not: null },
        },
    orderBy: [{ paidAt: 'desc' }, { id: 'asc' }],
    select: {
      id: true,
      type: true,
      targetMemorialId: true,
      priceMinor: true,
      paidAt: true,
      tribute: { select: { id: true } },
    },
  });
