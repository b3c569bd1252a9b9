import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import type { Chosen } from '../choosing-rules';
import { MOST_WAITING, MOST_WAITING_OF_ONE } from '../contribution-rules';
import { lockGallery } from '../lock-gallery';
import { FAULTS } from '../rules';
import { UNUSED } from './unused';

const UNORDERED: Chosen = { batch: null, placeInBatch: null, audience: 'page' };

export type Contribution = { memorialId: string; contributorId: string };

/**
 * Stores a contribution, which nothing shows until a keeper publishes it. Locks the memorial's row
 * first, so that the limit holds. Throws `conflict` for an item that is gone or in use, and
 * `invalid` if too many wait.
 */
export async function holdItem(
  tx: Tx,
  contribution: Contribution,
  mediaId: string,
  chosen = UNORDERED,
): Promise<void> {
  await lockGallery(tx, contribution.memorialId);
  await requireRoomToWait(tx, contribution);
  const where = { id: mediaId, state: 'pending' as const, ...UNUSED };
  const { count } = await tx.media.updateMany({ where, data: chosen });
  if (count === 0) throw new AppError('conflict', FAULTS.itemGone);
  await tx.mediaContribution.create({
    data: { ...contribution, mediaId },
    select: { mediaId: true },
  });
}

/** Throws `invalid` if the maximum number of files waits. */
export async function requireRoomToWait(
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
  if (all >= MOST_WAITING || own >= MOST_WAITING_OF_ONE)
    throw new AppError('invalid', said('contributions.refusals.manyWait'));
}
