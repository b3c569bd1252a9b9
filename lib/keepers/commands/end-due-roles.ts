import { db, type Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { isFrozen } from '../queries/freeze';
import { lockKeepers } from '../queries/memorial-with-rights';
import { recordEvent } from './record-event';
import { revokeRemainingAccess } from './revoke-remaining-access';

/** How many days the list shows an invitation that has ended. */
const ENDED_DAYS = 30;
const BATCH = 100;

/**
 * Ends the roles whose time has come. Lets unanswered invitations expire and deletes their addresses. Deletes
 * invitations that ended long ago. Safe to repeat.
 */
export async function endDueRoles(_: object, now = new Date()): Promise<void> {
  const due = await db().keeper.findMany({
    where: { leavesAt: { lte: now }, memorial: { freeze: null } },
    orderBy: { leavesAt: 'asc' },
    take: BATCH,
    select: { memorialId: true, role: true, user: { select: { id: true, email: true } } },
  });
  for (const { memorialId, role, user } of due)
    await db().$transaction(async (tx) => {
      await lockKeepers(tx, memorialId);
      if (await isFrozen(tx, memorialId)) return;
      const dueRole = { memorialId, userId: user.id, leavesAt: { lte: now } };
      if ((await tx.keeper.count({ where: dueRole })) === 0) return;
      await revokeRemainingAccess(tx, memorialId, user, now);
      await tx.keeper.deleteMany({ where: dueRole });
      const by = await removedBy(tx, memorialId, user.id);
      await recordEvent(tx, {
        memorialId,
        action: 'removed',
        actorId: by.actorId,
        personId: user.id,
        detail: { role, asAdmin: by.asAdmin },
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

/** Reads from the event of the removal who removed the person. */
async function removedBy(tx: Tx, memorialId: string, personId: string) {
  const event = await tx.memorialEvent.findFirst({
    where: { memorialId, personId, action: 'leaves' },
    orderBy: { id: 'desc' },
    select: { actorId: true, detail: true },
  });
  const facts = Object(event?.detail);
  return { actorId: event?.actorId ?? null, asAdmin: facts.asAdmin === true };
}
