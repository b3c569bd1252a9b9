import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { MEDIA_ERROR_MESSAGES } from '../rules';
import { enqueueCompletion } from './complete-picture';

/**
 * Marks a picture as used. `memorialId` is for an additional picture; a main picture and a cover
 * are only referred to by the memorial's own columns. May be repeated. Throws `conflict` if the
 * picture is gone.
 */
export async function claimPicture(tx: Tx, mediaId: string, memorialId?: string): Promise<void> {
  const { count } = await tx.media.updateMany({
    where: { id: mediaId, state: { in: ['pending', 'ready'] } },
    data: { state: 'ready', ...(memorialId !== undefined && { memorialId }) },
  });
  if (count === 0) throw new AppError('conflict', MEDIA_ERROR_MESSAGES.gone);
  await enqueueCompletion(tx, mediaId);
}
