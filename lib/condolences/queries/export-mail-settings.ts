import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';

/** A person's choices for mails about each memorial, and how many digests they got. */
export const exportMailSettings = (userId: string) =>
  iterateRows(async (after, take) => {
    const rows = await db().condolenceReader.findMany({
      where: { userId, memorialId: { gt: after } },
      orderBy: { memorialId: 'asc' },
      take,
      select: {
        memorialId: true,
        pausedAt: true,
        timeZone: true,
        sent: true,
        lastSentAt: true,
        remindedAt: true,
      },
    });
    return rows.map((row) => ({ id: row.memorialId, ...row }));
  });
