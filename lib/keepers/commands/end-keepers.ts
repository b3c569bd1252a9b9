import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { recordEvent } from './record-event';

/** For how long the list shows an invitation that has ended. */
const ENDED_DAYS = 30;
const BATCH = 100;

/**
 * Ends the roles of those whose time to leave has come, and invitations that nobody answered, whose address is deleted then; deletes
 * invitations that ended a while ago. May run any number of times: what has ended is not found again.
 */
export async function endKeepers(_: object, now = new Date()): Promise<void> {
  const due = await db().keeper.findMany({
    where: { leavesAt: { lte: now } },
    orderBy: { leavesAt: 'asc' },
    take: BATCH,
    select: { memorialId: true, userId: true, role: true },
  });
  for (const { memorialId, userId, role } of due)
    await db().$transaction(async (tx) => {
      const { count } = await tx.keeper.deleteMany({
        where: { memorialId, userId, leavesAt: { lte: now } },
      });
      if (count === 1)
        await recordEvent(tx, {
          memorialId,
          action: 'left',
          actorId: null,
          personId: userId,
          detail: { role },
        });
    });
  await db().keeperInvitation.updateMany({
    where: { state: 'sent', expiresAt: { lte: now } },
    data: { state: 'expired', emailSealed: '', endedAt: now },
  });
  await db().keeperInvitation.deleteMany({
    where: { endedAt: { lt: new Date(now.getTime() - ENDED_DAYS * DAY_MS) } },
  });
}
