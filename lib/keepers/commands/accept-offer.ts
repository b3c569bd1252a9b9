import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { isOffer } from '../handover-rules';
import { findOpenHandover } from '../queries/find-open-handover';
import { lockForKeeper } from '../queries/memorial-with-rights';
import { handOver } from './end-handover';

/**
 * Makes the viewer the owner of a memorial offered to them. Throws `not_found`, also if there is no
 * open offer, and `forbidden` for anybody else.
 */
export async function acceptOffer(
  viewer: Viewer,
  memorialId: string,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockForKeeper(tx, viewer, memorialId, 'edit');
    const handover = await findOpenHandover(tx, memorialId, now);
    if (!handover || !isOffer(handover.kind) || handover.step === 'cancel')
      throw new AppError('not_found', messageFor('keepers.refusals.noOffer'));
    if (handover.successor?.id !== viewer.userId)
      throw new AppError('forbidden', messageFor('keepers.refusals.notOffered'));
    await handOver(tx, handover, { actorId: viewer.userId }, now);
  });
}
