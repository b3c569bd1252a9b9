import { rm } from 'node:fs/promises';
import path from 'node:path';
import { requireNextOffset } from '@/lib/media/commands/receive-piece';
import { galleryItem } from '@/lib/media/queries/gallery-items';
import { requireResumableUpload } from '@/lib/media/queries/resumable-upload';
import { joinPieces } from '@/lib/media/upload-pieces';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { type AddedItem, addMedia } from './add-media';

/** Errors of the file, which another try would repeat. */
const FILE_ERRORS: readonly ErrorCode[] = ['invalid', 'too_large', 'unsupported', 'not_found'];

/**
 * Puts the pieces of an upload together and adds the file to the memorial's gallery, as `addMedia` does. Called again,
 * after a lost answer, returns the same item. Throws `conflict`, with the number of bytes that have arrived, while
 * pieces are missing; `not_found` as `requireResumableUpload` does; and as `addMedia` does. An upload whose file is
 * refused is deleted.
 */
export async function completeUpload(
  viewer: Viewer,
  memorialId: string,
  uploadId: string,
): Promise<AddedItem> {
  const address = { ownerId: viewer.userId, memorialId, uploadId };
  const { mediaId, ...upload } = await requireResumableUpload(address);
  if (mediaId) return addedBefore(mediaId);
  requireNextOffset(upload, upload.bytes);
  const folder = await temporaryFolder();
  try {
    const { fileName, bytes, batch, placeInBatch, audience } = upload;
    const file = { path: path.join(folder, 'joined'), fileName, bytes };
    await joinPieces(upload, file.path);
    const added = await addMedia(viewer, memorialId, file, { batch, placeInBatch, audience });
    await endUpload(upload.id, added.item.id);
    return added;
  } catch (error) {
    if (error instanceof AppError && FILE_ERRORS.includes(error.code)) await endUpload(upload.id);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Records the item that an upload became, or deletes the upload; a job then deletes its pieces. */
async function endUpload(id: string, mediaId?: string): Promise<void> {
  await db().$transaction(async (tx) => {
    if (mediaId) await tx.resumableUpload.updateMany({ where: { id }, data: { mediaId } });
    else await tx.resumableUpload.deleteMany({ where: { id } });
    await enqueue(tx, 'remove-media', {});
  });
}

async function addedBefore(mediaId: string): Promise<AddedItem> {
  const waiting = await db().mediaContribution.count({ where: { mediaId } });
  return { item: await galleryItem(db(), mediaId), waits: waiting > 0 };
}
