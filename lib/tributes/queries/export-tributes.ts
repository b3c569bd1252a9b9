import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';

/**
 * Every tribute that a person sent, for the export of their own data. `amountMinor` is in minor
 * units of `currency`.
 */
export const exportTributes = (userId: string) =>
  iterateRows((after, take) =>
    db().tribute.findMany({
      where: { senderId: userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: {
        id: true,
        memorialId: true,
        senderName: true,
        isAnonymous: true,
        amountMinor: true,
        currency: true,
        message: true,
        createdAt: true,
      },
    }),
  );
