import type { ChosenPlace } from '@/lib/media/choosing-rules';
import { MAX_OPEN_UPLOADS } from '@/lib/media/piece-rules';
import { MEDIA_ERROR_MESSAGES, VIDEO_MAX_BYTES } from '@/lib/media/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { sanitizeFileName } from '@/lib/platform/http/sanitize-file-name';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { requirePlanRoomForBytes } from '../queries/plan-room';
import { requireMayAddMedia } from './add-media';

type AnnouncedFile = { fileName: string; bytes: number };

/**
 * Starts the upload of a file in pieces to a memorial's gallery. Deletes those of the person's uploads beyond
 * `MAX_OPEN_UPLOADS` that have been still for longest. Throws as `requireMayAddMedia` does, `too_large` for more than any
 * kind of file may have, and `invalid` if the memorial's plan has no room for it.
 */
export async function startUpload(
  viewer: Viewer,
  memorialId: string,
  { fileName, bytes }: AnnouncedFile,
  chosen: ChosenPlace,
): Promise<{ id: string; bytes: number; receivedBytes: number }> {
  await requireMayAddMedia(viewer, memorialId);
  if (bytes > VIDEO_MAX_BYTES) throw new AppError('too_large', MEDIA_ERROR_MESSAGES.videoTooLarge);
  await requirePlanRoomForBytes(memorialId, bytes);
  return db().$transaction(async (tx) => {
    await deleteStillUploads(tx, viewer.userId);
    return tx.resumableUpload.create({
      data: {
        ...{ id: newId(), ownerId: viewer.userId, memorialId, bytes, ...chosen },
        fileName: sanitizeFileName(fileName),
      },
      select: { id: true, bytes: true, receivedBytes: true },
    });
  });
}

/** Two calls at once may leave one upload too many, until the next call. */
async function deleteStillUploads(tx: Tx, ownerId: string): Promise<void> {
  const surplus = await tx.resumableUpload.findMany({
    where: { ownerId, mediaId: null },
    select: { id: true, bytes: true },
    orderBy: [{ changedAt: 'desc' }, { id: 'desc' }],
    skip: MAX_OPEN_UPLOADS - 1,
  });
  await tx.resumableUpload.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
  for (const upload of surplus) await enqueue(tx, 'remove-pieces', upload);
}
