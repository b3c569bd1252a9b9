import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { GALLERY_ITEM, type GalleryItem, toGalleryItem } from '../gallery-item';
import { MAX_ITEMS, MESSAGES } from '../rules';

/** One item as visitors see it. Throws when there is none. */
export const galleryItem = async (tx: Tx, id: string): Promise<GalleryItem> =>
  toGalleryItem(await tx.media.findUniqueOrThrow({ where: { id }, select: GALLERY_ITEM }));

/** Refuses early, before a long file is stored, what `attachItems` would refuse under its lock. */
export async function refuseFullGallery(memorialId: string): Promise<void> {
  const shown = await db().media.count({ where: { memorialId } });
  if (shown >= MAX_ITEMS) throw new AppError('invalid', MESSAGES.full);
}

/**
 * The item of a gallery that was made from the same file as this one; null when there is none. A copied
 * video carries the second of its copying, so videos are told by name and length.
 */
export async function twinOf(tx: Tx, memorialId: string, id: string): Promise<string | null> {
  const { type, sha256, bytes, fileName } = await tx.media.findUniqueOrThrow({
    where: { id },
    select: { type: true, sha256: true, bytes: true, fileName: true },
  });
  const twin = await tx.media.findFirst({
    where: { memorialId, type, ...(type === 'video' ? { bytes, fileName } : { sha256 }) },
    select: { id: true },
  });
  return twin?.id ?? null;
}
