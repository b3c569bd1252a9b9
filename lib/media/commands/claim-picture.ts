import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { FAULTS } from '../rules';
import { enqueueCompletion } from './complete-picture';

/**
 * Marks a picture as shown by a memorial. Pass `memorialId` for an additional picture; only
 * Memorial.mainPictureId refers to a main picture and Memorial.coverId to a cover, so without it only the state changes.
 * Idempotent. Throws `conflict` when the picture is gone.
 */
export async function claimPicture(tx: Tx, mediaId: string, memorialId?: string): Promise<void> {
  const { count } = await tx.media.updateMany({
    where: { id: mediaId, state: { in: ['pending', 'ready'] } },
    data: { state: 'ready', ...(memorialId !== undefined && { memorialId }) },
  });
  if (count === 0) throw new AppError('conflict', FAULTS.gone);
  await enqueueCompletion(tx, mediaId);
}
