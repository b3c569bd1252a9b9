import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import { lockGallery } from '../lock-gallery';
import { MAX_ITEMS, MESSAGES } from '../rules';

/**
 * Shows stored items in a memorial's gallery from now on, behind what is there. Takes the caller's
 * transaction, in which the memorial's row is locked first, so that two uploads never meet.
 * Throws `conflict` for an item that is gone or shown already, `invalid` when the gallery is full.
 */
export async function attachItems(tx: Tx, memorialId: string, mediaIds: string[]): Promise<void> {
  const gallery = await lockGallery(tx, memorialId);
  if (gallery.length + mediaIds.length > MAX_ITEMS) throw new AppError('invalid', MESSAGES.full);
  let position = (gallery.at(-1)?.position ?? -1) + 1;
  for (const id of mediaIds) {
    const where = { id, state: 'pending' as const, memorialId: null, mainOf: null, draftOf: null };
    const data = { state: 'ready' as const, memorialId, position: position++ };
    const { count } = await tx.media.updateMany({ where, data });
    if (count === 0) throw new AppError('conflict', MESSAGES.itemGone);
  }
  await enqueuePosters(tx, mediaIds);
}

async function enqueuePosters(tx: Tx, mediaIds: string[]): Promise<void> {
  const where = { id: { in: mediaIds }, type: 'video' as const };
  for (const { id } of await tx.media.findMany({ where, select: { id: true } }))
    await enqueue(tx, 'make-poster', { mediaId: id });
}
