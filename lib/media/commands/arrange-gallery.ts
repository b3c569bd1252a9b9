import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import { lockGallery } from '../lock-gallery';
import { CAPTION_MAX, MESSAGES } from '../rules';
import { orphanMedia } from './orphan-media';

/**
 * Gives a memorial's gallery a new order and new captions. What is not listed leaves it: out of sight
 * at once, its files as soon as the clean-up runs.
 * Throws `conflict` for an item that the gallery does not hold, `invalid` for one that is listed twice.
 */
export async function arrangeGallery(
  tx: Tx,
  memorialId: string,
  items: { id: string; caption: string }[],
): Promise<void> {
  const gallery = new Set((await lockGallery(tx, memorialId)).map(({ id }) => id));
  const wanted = new Set(items.map(({ id }) => id));
  if (wanted.size !== items.length) throw new AppError('invalid', MESSAGES.itemTwice);
  if (items.some(({ id }) => !gallery.has(id))) throw new AppError('conflict', MESSAGES.itemGone);
  for (const [position, { id, caption }] of items.entries()) {
    const data = { position, caption: caption.slice(0, CAPTION_MAX) };
    await tx.media.updateMany({ where: { id, memorialId }, data });
  }
  const removed = [...gallery].filter((id) => !wanted.has(id));
  if (removed.length === 0) return;
  await orphanMedia(tx, removed);
  await enqueue(tx, 'remove-media', {});
}
