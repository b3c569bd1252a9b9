import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { messageFor } from '@/lib/platform/language/message';
import { findOpenHandover } from '../queries/find-open-handover';
import { requireRight } from '../queries/memorial-with-rights';
import { requireKeeper } from './delete-keeper';
import { endHandover, handOver } from './end-handover';
import { recordEvent } from './record-event';

/**
 * Hands a memorial to a keeper when its owner deletes their profile. The caller holds the lock of the memorial. A
 * keeper who has agreed to be the successor becomes the owner at once; any other is asked first, by the job for
 * memorials without an owner. Throws `not_found`, `forbidden` for anybody but the owner, and `conflict` if the person
 * is no keeper or is leaving.
 */
export async function transferOnLeaving(
  tx: Tx,
  viewer: Viewer,
  memorialId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const { fullName } = await requireRight(viewer, memorialId, 'handOn', tx);
  const { role, leavesAt, succession, user } = await requireKeeper(tx, memorialId, userId);
  if (role !== 'keeper' || leavesAt)
    throw new AppError('conflict', messageFor('keepers.refusals.notASuccessor'));
  const by = { actorId: viewer.userId };
  const open = await findOpenHandover(tx, memorialId, now);
  if (open) await endHandover(tx, open, 'cancelled', by, now);
  if (succession !== 'accepted') return askFirst(tx, viewer, memorialId, userId);
  const handover = {
    id: newId(),
    memorialId,
    kind: 'transfer',
    fromUserId: viewer.userId,
    openedById: viewer.userId,
    announcedAt: now,
    dueAt: now,
  } as const;
  await tx.handover.create({ data: { ...handover, toUserId: userId }, select: { id: true } });
  await handOver(tx, { ...handover, fullName, successor: user, step: 'do' }, by, now);
}

/** Marks the keeper to be asked first once the memorial has no owner. */
async function askFirst(tx: Tx, viewer: Viewer, memorialId: string, userId: string): Promise<void> {
  await tx.keeper.updateMany({
    where: { memorialId, succession: { not: null } },
    data: { succession: null },
  });
  await tx.keeper.update({
    where: { memorialId_userId: { memorialId, userId } },
    data: { succession: 'asked' },
    select: { role: true },
  });
  const by = { actorId: viewer.userId, personId: userId };
  await recordEvent(tx, { memorialId, action: 'successorAsked', ...by });
  await writeAudit(tx, {
    actor: viewer.userId,
    action: 'keeper.successor',
    subject: `memorial/${memorialId}`,
    detail: { userId },
  });
  await enqueue(tx, 'offer-memorials', {});
}
