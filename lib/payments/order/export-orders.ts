import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';

/** Every order of a person, for the export of their own data. Money in minor units. */
export const exportOrders = (userId: string) =>
  iterateRows((after, take) =>
    db().order.findMany({
      where: { userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: {
        id: true,
        type: true,
        status: true,
        email: true,
        country: true,
        priceMinor: true,
        priceCurrency: true,
        chargeMinor: true,
        chargeCurrency: true,
        targetMemorialId: true,
        tributeMessage: true,
        isAnonymous: true,
        createdAt: true,
        paidAt: true,
      },
    }),
  );
