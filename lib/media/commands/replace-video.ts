import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import * as paths from '@/lib/platform/paths';
import { getSetting } from '@/lib/platform/site-settings/get-setting';
import { storagePort } from '@/lib/platform/storage/select';
import { type ObjectKeys, ORIGINAL, readObjectKeys, SENT } from '../object-keys';
import type { VideoFacts } from '../playback-rules';
import { storeFile } from '../store-file';
import { deleteObjects } from '../store-objects';
import { withEnding } from '../with-ending';

/** A new file of a video. `isEncoded`: its picture or sound is no longer what was sent. */
export type PreparedVideo = { path: string; facts: VideoFacts; isEncoded: boolean };

/**
 * Shows a prepared file in place of the stored one. The stored one is kept for the family if it was encoded again and
 * the setting says so (decision 0130), otherwise it is deleted. The row changes in one transaction, after the new file
 * is complete in the storage. If that fails, or the row has changed meanwhile, the new file is deleted; if this process
 * is killed, the weekly clean-up finds what is left.
 */
export async function replaceVideo(
  mediaId: string,
  storedKey: string,
  { path, facts, isEncoded }: PreparedVideo,
): Promise<void> {
  const { objects: added, bytes, sha256, contentType } = await storeFile(mediaId, path, 'mp4');
  const isKept = isEncoded && getSetting('site.keepSentVideos');
  const objects = { ...added, ...(isKept && { [SENT]: storedKey }) };
  const replace = db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ memorialId: string | null; fileName: string }[]>`
      UPDATE media SET objects = (objects - ${ORIGINAL}::text - ${SENT}::text) || ${JSON.stringify(objects)}::jsonb,
        playback = 'everywhere', "sentBytes" = coalesce("sentBytes", bytes), bytes = ${bytes}, sha256 = ${sha256},
        "contentType" = ${contentType}, width = ${facts.width}, height = ${facts.height}
      WHERE id = ${mediaId} AND state <> 'orphaned'
        AND coalesce(objects->>${ORIGINAL}::text, objects->>${SENT}::text) = ${storedKey}
      RETURNING "memorialId", "fileName"`;
    const [row] = rows;
    if (!row) return false;
    await tx.media.update({
      where: { id: mediaId },
      data: { fileName: withEnding(row.fileName, 'mp4') },
      select: { id: true },
    });
    await enqueue(tx, 'make-poster', { mediaId }); // ffmpeg may not have found a still in the stored one
    if (row.memorialId) await invalidatePage(tx, paths.memorial(row.memorialId));
    return true;
  });
  const isReplaced = await replace.catch(async (error) => {
    // The row may have changed although the answer was lost.
    if (!(await isShown(mediaId, added))) await deleteObjects(added);
    throw error;
  });
  if (!isReplaced) await deleteObjects(added);
  else if (!isKept) await storagePort().delete(storedKey);
}

async function isShown(mediaId: string, { [ORIGINAL]: key }: ObjectKeys): Promise<boolean> {
  const row = await db().media.findUnique({ where: { id: mediaId }, select: { objects: true } });
  return row !== null && readObjectKeys(row.objects)[ORIGINAL] === key;
}
