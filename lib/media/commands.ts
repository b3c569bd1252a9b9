import { createHash } from 'node:crypto';
import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids/public-id';
import { type StoredMedia, writeMediaRow } from './commands/write-media-row';
import { makeVariants } from './make-variants';
import { MESSAGES } from './rules';
import { storeObjects } from './store-objects';

/**
 * Makes an uploaded picture ready to be shown, as pending: no memorial shows it yet. Its files are
 * stored before its row is written, so nothing ever points at a file that is not there.
 * Takes the owner's user id and the upload. Throws `unsupported`, `invalid` or `too_large`.
 */
export async function storePicture(
  ownerId: string,
  file: { path: string; fileName: string },
): Promise<StoredMedia> {
  const { images, largest, width, height, blurhash } = await makeVariants(file.path);
  const id = newId();
  const objects = await storeObjects(id, images);
  const row = {
    id,
    ownerId,
    type: 'photo' as const,
    fileName: file.fileName,
    contentType: 'image/webp',
    bytes: largest.body.length,
    sha256: createHash('sha256').update(largest.body).digest('hex'),
    width,
    height,
    blurhash,
  };
  return writeMediaRow(row, objects);
}

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

/**
 * Says that nothing shows these any more: they are out of sight at once, and the clean-up removes their
 * files (remove-media.ts). There is no way back.
 */
export async function orphanMedia(tx: Tx, mediaIds: string[]): Promise<void> {
  await tx.media.updateMany({
    where: { id: { in: mediaIds } },
    data: { state: 'orphaned', memorialId: null },
  });
}
