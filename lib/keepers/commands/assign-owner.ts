import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { findOpenHandover } from '../queries/find-open-handover';
import { handOver } from './end-handover';
import type { FreezeActor } from './freeze';

/**
 * Makes the account with this address the owner at once, because an admin decided so. Cancels an announced handover;
 * the former owner stays as a keeper. Returns false if there is no such account. The caller holds the lock of the
 * memorial.
 */
export async function assignOwner(
  tx: Tx,
  memorialId: string,
  email: string,
  by: FreezeActor,
  now: Date,
): Promise<boolean> {
  const person = await tx.user.findUnique({
    where: { email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  if (!person) return false;
  const owner = await tx.keeper.findFirst({
    where: { memorialId, role: 'owner' },
    select: { userId: true },
  });
  if (owner?.userId === person.id) return true;
  await tx.handover.updateMany({
    where: { memorialId, state: 'announced' },
    data: { state: 'cancelled', endedAt: now },
  });
  const key = { memorialId, userId: person.id };
  const keeper = { role: 'keeper', leavesAt: null, roleSince: now } as const;
  await tx.keeper.upsert({
    where: { memorialId_userId: key },
    create: { ...key, ...keeper, createdAt: now },
    update: keeper,
    select: { role: true },
  });
  await tx.handover.create({
    data: {
      id: newId(),
      memorialId,
      kind: 'transfer',
      fromUserId: owner?.userId ?? null,
      toUserId: person.id,
      openedById: by.actorId,
      announcedAt: now,
      dueAt: now,
    },
    select: { id: true },
  });
  const handover = await findOpenHandover(tx, memorialId, now);
  if (handover) await handOver(tx, handover, by, now);
  await invalidatePage(tx, paths.memorial(memorialId)); // the page depends on whether there are keepers
  return true;
}
