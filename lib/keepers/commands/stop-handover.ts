import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { isOffer } from '../handover-rules';
import { findOpenHandover } from '../queries/find-open-handover';
import { lockForKeeper } from '../queries/memorial-with-rights';
import { endHandover } from './end-handover';

/**
 * Stops an announced handover: the owner is still there, a keeper or admin objects, or the person
 * to whom it is offered declines. Throws `not_found`, also if none is announced, and `forbidden`.
 */
export async function stopHandover(
  viewer: Viewer,
  memorialId: string,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const memorial = await lockForKeeper(tx, viewer, memorialId, 'edit');
    const handover = await findOpenHandover(tx, memorialId, now);
    if (!handover) throw new AppError('not_found', messageFor('keepers.refusals.noHandover'));
    const { kind, fromUserId, openedById, successor, step } = handover;
    // An offer can only be declined by the person it is made to, or withdrawn by the one who made
    // it.
    const isPartyToOffer = [successor?.id, openedById].includes(viewer.userId);
    if (isOffer(kind) && !isPartyToOffer)
      throw new AppError('forbidden', messageFor('keepers.refusals.notOffered'));
    const isParty = isOffer(kind) || [fromUserId, openedById].includes(viewer.userId);
    const state = isParty || step === 'cancel' ? 'cancelled' : 'objected';
    const by = { actorId: viewer.userId, asAdmin: memorial.isAsAdmin('edit') };
    await endHandover(tx, handover, state, by, now);
  });
}
