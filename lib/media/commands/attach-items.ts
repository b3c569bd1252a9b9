import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { publishEvents } from '@/lib/platform/events/publish-event';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { type ChosenPlace, indexOfChosen } from '../choosing-rules';
import { requireGalleryRoom } from '../gallery-limit';
import { lockGallery } from '../lock-gallery';
import { MEDIA_ERROR_MESSAGES } from '../rules';
import { enqueueCompletion } from './complete-picture';
import { enqueuePreparation } from './prepare-video';
import { REFERENCED_NOWHERE } from './unreferenced';

const UNORDERED: ChosenPlace = { batch: null, placeInBatch: null, audience: 'page' };

/**
 * Adds stored items to a memorial's gallery: at the end, or before later items of the same batch.
 * Locks the memorial's row first, so that parallel uploads cannot interfere. Throws `conflict` for
 * an item that is gone or already used, and `invalid` if the gallery is full.
 */
export async function attachItems(
  tx: Tx,
  memorialId: string,
  mediaIds: string[],
  chosen = UNORDERED,
): Promise<void> {
  const gallery = await lockGallery(tx, memorialId);
  requireGalleryRoom(gallery.length + mediaIds.length);
  const next = gallery[indexOfChosen(gallery, chosen)];
  let position = next?.position ?? (gallery.at(-1)?.position ?? -1) + 1;
  if (next) await makeRoom(tx, memorialId, position, mediaIds.length);
  for (const id of mediaIds) {
    const where = { id, state: 'pending' as const, ...REFERENCED_NOWHERE };
    const data = { state: 'ready' as const, memorialId, position: position++, ...chosen };
    const { count } = await tx.media.updateMany({ where, data });
    if (count === 0) throw new AppError('conflict', MEDIA_ERROR_MESSAGES.itemGone);
  }
  await publishEvents(tx, { type: 'media.added', memorialId, ids: mediaIds });
  await enqueueFurtherFiles(tx, mediaIds);
}

async function makeRoom(tx: Tx, memorialId: string, position: number, places: number) {
  await tx.media.updateMany({
    where: { memorialId, position: { gte: position } },
    data: { position: { increment: places } },
  });
}

/** Enqueues the jobs that make posters, videos that play everywhere, and smaller pictures. */
export async function enqueueFurtherFiles(tx: Tx, mediaIds: string[]): Promise<void> {
  const where = { id: { in: mediaIds } };
  for (const { id, type } of await tx.media.findMany({ where, select: { id: true, type: true } })) {
    if (type === 'video') await enqueue(tx, 'make-poster', { mediaId: id });
    if (type === 'photo') await enqueueCompletion(tx, id);
  }
  await enqueuePreparation(tx, mediaIds);
}
