import { rm } from 'node:fs/promises';
import path from 'node:path';
import { claimUpload } from '@/lib/media/commands/claim-upload';
import { requireNextOffset } from '@/lib/media/commands/receive-piece';
import { storeItem } from '@/lib/media/commands/store-item';
import { galleryItem } from '@/lib/media/queries/gallery-items';
import { requireResumableUpload } from '@/lib/media/queries/resumable-upload';
import { joinPieces } from '@/lib/media/upload-pieces';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { messageFor } from '@/lib/platform/language/message';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { requirePlanRoomForBytes } from '../queries/plan-room';
import { type AddedItem, addStoredItem, requireMayAddMedia } from './add-media';

/**
 * What ends an upload, since putting it together costs much: refusals of the file itself, a lost piece (`not_found`),
 * and room that was gone only when the file was stored.
 */
const FILE_ERRORS: readonly ErrorCode[] = ['invalid', 'too_large', 'unsupported', 'not_found'];
/** How long a second call waits for the first. */
const RETRY_SECONDS = 5;

type Upload = Awaited<ReturnType<typeof requireResumableUpload>>;
type SentUpload = Upload & { sentFrom: string | undefined };

/**
 * Puts the pieces of an upload together and adds the file to the memorial's gallery, as `addMedia` does. Called again,
 * after a lost answer, returns the same item. Throws `conflict`, with the number of bytes that have arrived, while
 * pieces are missing; `busy` while another call puts them together; `not_found` as `requireResumableUpload` does; and as
 * `addMedia` does. An upload whose file is refused is deleted. One is kept if it is known before that there is no room.
 * @param sentFrom the network address of the caller
 */
export async function completeUpload(
  viewer: Viewer,
  memorialId: string,
  uploadId: string,
  sentFrom?: string,
): Promise<AddedItem> {
  const address = { ownerId: viewer.userId, memorialId, uploadId };
  const upload = await requireResumableUpload(address);
  if (upload.mediaId) return addedBefore(upload.mediaId);
  requireNextOffset(upload, upload.bytes);
  const claim = await claimUpload(uploadId);
  if (!claim) return addedMeanwhile(uploadId, busyError());
  try {
    return await addJoined(viewer, memorialId, { ...upload, sentFrom });
  } catch (error) {
    return await addedMeanwhile(uploadId, error);
  } finally {
    await claim.release();
  }
}

async function addJoined(
  viewer: Viewer,
  memorialId: string,
  upload: SentUpload,
): Promise<AddedItem> {
  const { batch, placeInBatch, audience } = upload;
  const chosen = { batch, placeInBatch, audience };
  await requireMayAddMedia(viewer, memorialId);
  await requirePlanRoomForBytes(memorialId, upload.bytes);
  try {
    const stored = await storeJoined(viewer.userId, upload);
    const added = await addStoredItem(viewer, memorialId, stored, chosen);
    await recordItem(upload, added.item.id);
    return added;
  } catch (error) {
    if (error instanceof AppError && FILE_ERRORS.includes(error.code)) await deleteUpload(upload);
    throw error;
  }
}

/** Stores the file as pending and returns its id. */
async function storeJoined(ownerId: string, upload: SentUpload): Promise<string> {
  const folder = await temporaryFolder();
  try {
    const { id, fileName, bytes, sentFrom: address } = upload;
    const file = { path: path.join(folder, 'joined'), fileName, bytes, address };
    await joinPieces({ id, bytes }, file.path);
    return (await storeItem(ownerId, file)).id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Records the item that an upload became; a job then deletes its pieces. */
async function recordItem({ id, bytes }: Upload, mediaId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.resumableUpload.updateMany({ where: { id }, data: { mediaId } });
    await enqueue(tx, 'remove-pieces', { id, bytes });
  });
}

/** Keeps an upload that another call has made an item of: its pieces are gone for that reason. */
async function deleteUpload({ id, bytes }: Upload): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.resumableUpload.deleteMany({ where: { id, mediaId: null } });
    if (count > 0) await enqueue(tx, 'remove-pieces', { id, bytes });
  });
}

/** The item that another call has made of an upload meanwhile. Throws `error` if there is none. */
async function addedMeanwhile(id: string, error: unknown): Promise<AddedItem> {
  const where = { id };
  const upload = await db().resumableUpload.findUnique({ where, select: { mediaId: true } });
  if (!upload?.mediaId) throw error;
  return addedBefore(upload.mediaId);
}

async function addedBefore(mediaId: string): Promise<AddedItem> {
  const waiting = await db().mediaContribution.count({ where: { mediaId } });
  return { item: await galleryItem(db(), mediaId), waits: waiting > 0 };
}

const busyError = () =>
  new AppError('busy', messageFor('media.refusals.busy'), {
    details: { remainingTime: RETRY_SECONDS },
  });
