import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { GALLERY_ORDER } from './gallery-item';

/**
 * Locks a memorial's row until the transaction ends, so that nobody else changes its gallery, and
 * returns the gallery in order. Does not block writes that only refer to the memorial (NO KEY).
 * Throws `not_found` if the memorial is gone.
 */
export async function lockGallery(tx: Tx, memorialId: string) {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM memorials WHERE id = ${memorialId} FOR NO KEY UPDATE`;
  if (locked.length === 0)
    throw new AppError('not_found', messageFor('media.refusals.memorialNotFound'));
  return tx.media.findMany({
    where: { memorialId },
    select: { id: true, position: true, batch: true, placeInBatch: true },
    orderBy: GALLERY_ORDER,
  });
}
