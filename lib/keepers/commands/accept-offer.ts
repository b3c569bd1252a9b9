import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { isOffer } from '../handover-rules';
import { lockKept } from '../queries/kept-memorial';
import { openHandover } from '../queries/open-handover';
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
    await lockKept(tx, viewer, memorialId, 'edit');
    const handover = await openHandover(tx, memorialId, now);
    if (!handover || !isOffer(handover.kind) || handover.step === 'cancel')
      throw new AppError('not_found', said('keepers.refusals.noOffer'));
    if (handover.successor?.id !== viewer.userId)
      throw new AppError('forbidden', said('keepers.refusals.notOffered'));
    await handOver(tx, handover, { actorId: viewer.userId }, now);
  });
}
