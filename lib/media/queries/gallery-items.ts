import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { ChosenPlace } from '../choosing-rules';
import { GALLERY_ITEM_COLUMNS, type GalleryItem, toGalleryItem } from '../gallery-item';
import { requireGalleryRoom } from '../gallery-limit';

/** An item as visitors see it. Throws if there is none. */
export const galleryItem = async (tx: Tx, id: string): Promise<GalleryItem> =>
  toGalleryItem(await tx.media.findUniqueOrThrow({ where: { id }, select: GALLERY_ITEM_COLUMNS }));

/**
 * Throws `invalid` for a full gallery before a large file is stored; `attachItems` checks again
 * under its lock.
 */
export async function requireRoomInGallery(memorialId: string): Promise<void> {
  requireGalleryRoom((await db().media.count({ where: { memorialId } })) + 1);
}

/** Whether this person has added a file at this place of this batch, also if it waits for a keeper. */
export async function isPlaceTaken(
  memorialId: string,
  ownerId: string,
  { batch, placeInBatch }: ChosenPlace,
): Promise<boolean> {
  if (batch === null || placeInBatch === null) return false;
  const inMemorial = { OR: [{ memorialId }, { contribution: { memorialId } }] };
  return (await db().media.count({ where: { ownerId, batch, placeInBatch, ...inMemorial } })) > 0;
}

/**
 * The id of a gallery item made from the same file as this one; null if there is none. A copied
 * video contains the time of copying, so videos are compared by name and size.
 */
export const duplicateOf = async (tx: Tx, memorialId: string, id: string) =>
  sameFile(tx, { memorialId }, id);

/** As `duplicateOf`, among the contributor's files that still wait. */
export const waitingDuplicateOf = async (
  tx: Tx,
  { memorialId, contributorId }: { memorialId: string; contributorId: string },
  id: string,
) => sameFile(tx, { contribution: { memorialId, contributorId, state: 'waiting' } }, id);

/** A prepared video is compared by the size that it had before. */
const sameVideo = (bytes: bigint, fileName: string) => ({
  fileName,
  OR: [{ bytes }, { sentBytes: bytes }],
});

async function sameFile(tx: Tx, scope: Prisma.MediaWhereInput, id: string): Promise<string | null> {
  const { type, sha256, bytes, fileName } = await tx.media.findUniqueOrThrow({
    where: { id },
    select: { type: true, sha256: true, bytes: true, fileName: true },
  });
  const duplicate = await tx.media.findFirst({
    where: { ...scope, type, ...(type === 'video' ? sameVideo(bytes, fileName) : { sha256 }) },
    select: { id: true },
  });
  return duplicate?.id ?? null;
}
