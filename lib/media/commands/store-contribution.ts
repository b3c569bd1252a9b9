import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import type { ChosenPlace } from '../choosing-rules';
import { MAX_WAITING_CONTRIBUTIONS, MAX_WAITING_PER_PERSON } from '../contribution-rules';
import { lockGallery } from '../lock-gallery';
import { MEDIA_ERROR_MESSAGES } from '../rules';
import { enqueuePreparation } from './prepare-video';
import { REFERENCED_NOWHERE } from './unreferenced';

const UNORDERED: ChosenPlace = { batch: null, placeInBatch: null, audience: 'page' };

export type Contribution = { memorialId: string; contributorId: string };

/**
 * Stores a contribution, which nothing shows until a keeper publishes it. Locks the memorial's row
 * first, so that the limit holds. Throws `conflict` for an item that is gone or in use, and
 * `invalid` if too many wait.
 */
export async function storeContribution(
  tx: Tx,
  contribution: Contribution,
  mediaId: string,
  chosen = UNORDERED,
): Promise<void> {
  await lockGallery(tx, contribution.memorialId);
  await requireRoomForContribution(tx, contribution);
  const where = { id: mediaId, state: 'pending' as const, ...REFERENCED_NOWHERE };
  const { count } = await tx.media.updateMany({ where, data: chosen });
  if (count === 0) throw new AppError('conflict', MEDIA_ERROR_MESSAGES.itemGone);
  await tx.mediaContribution.create({
    data: { ...contribution, mediaId },
    select: { mediaId: true },
  });
  await enqueuePreparation(tx, [mediaId]); // keepers want to see a video before they decide
}

/** Throws `invalid` if the maximum number of files waits. */
export async function requireRoomForContribution(
  tx: Tx,
  { memorialId, contributorId }: Contribution,
): Promise<void> {
  const waiting = await tx.mediaContribution.groupBy({
    by: ['contributorId'],
    where: { memorialId, state: 'waiting' },
    _count: true,
  });
  const all = waiting.reduce((total, { _count }) => total + _count, 0);
  const own = waiting.find((each) => each.contributorId === contributorId)?._count ?? 0;
  if (all >= MAX_WAITING_CONTRIBUTIONS || own >= MAX_WAITING_PER_PERSON)
    throw new AppError('invalid', messageFor('contributions.refusals.manyWait'), {
      details: { hasNoRoom: true },
    });
}
