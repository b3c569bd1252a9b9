import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { MESSAGES } from '../rules';

/**
 * Says that a memorial shows this picture from now on. Give `memorialId` for an additional picture; a
 * main picture is referenced by Memorial.mainPictureId alone, so without one only the state changes.
 * May be said twice. Throws `conflict` when the picture is gone.
 */
export async function claimPicture(tx: Tx, mediaId: string, memorialId?: string): Promise<void> {
  const { count } = await tx.media.updateMany({
    where: { id: mediaId, state: { in: ['pending', 'ready'] } },
    data: { state: 'ready', ...(memorialId !== undefined && { memorialId }) },
  });
  if (count === 0) throw new AppError('conflict', MESSAGES.gone);
}
