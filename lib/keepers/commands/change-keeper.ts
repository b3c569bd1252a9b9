import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { lockForKeeper } from '../queries/memorial-with-rights';
import type { KeeperChange } from '../schema';
import { requireKeeper } from './delete-keeper';
import { recordEvent } from './record-event';

/**
 * Starts or stops sharing private details with a keeper, or undoes a removal that has not taken
 * effect. May be repeated. Throws `not_found`, `forbidden`, and `conflict` if private details are to be
 * shared, or not, with an owner or a contributor.
 */
export async function changeKeeper(
  viewer: Viewer,
  memorialId: string,
  userId: string,
  change: KeeperChange,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const memorial = await lockForKeeper(tx, viewer, memorialId, 'manageKeepers');
    const keeper = await requireKeeper(tx, memorialId, userId);
    const { mayReadPrivate } = change;
    const changesTrust = mayReadPrivate !== undefined;
    if (changesTrust && keeper.role !== 'keeper')
      throw new AppError('conflict', messageFor('keepers.refusals.notAKeeper'));
    if (changesTrust ? keeper.mayReadPrivate === mayReadPrivate : keeper.leavesAt === null) return;
    await tx.keeper.update({
      where: { memorialId_userId: { memorialId, userId } },
      data: changesTrust ? { mayReadPrivate } : { leavesAt: null },
      select: { role: true },
    });
    // The gate of the page lets people send the family a request only while there are keepers.
    if (!changesTrust) await invalidatePage(tx, paths.memorial(memorialId));
    await recordEvent(tx, {
      memorialId,
      action: changesTrust ? (mayReadPrivate ? 'trusted' : 'trustedNoMore') : 'stays',
      actorId: viewer.userId,
      personId: userId,
      detail: { asAdmin: memorial.isAsAdmin('manageKeepers') },
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: changesTrust ? 'keeper.trust' : 'keeper.add',
      subject: `memorial/${memorialId}`,
      detail: { userId, ...(changesTrust && { mayReadPrivate }) },
    });
  });
}
