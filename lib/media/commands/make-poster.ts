import { rm } from 'node:fs/promises';
import path from 'node:path';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import { contentTypeOf } from '@/lib/platform/storage/keys';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { decode } from '../decoder/decode';
import type { MadeImage } from '../decoder/make-variants';
import { extractFrame } from '../extract-frame';
import { fetchObject } from '../fetch-object';
import { runInMediaSlot } from '../media-slots';
import { type ObjectKeys, ORIGINAL, readObjectKeys, SENT } from '../object-keys';
import { deleteObjects, storeObjects } from '../store-objects';

/**
 * Makes the poster shown before a video plays. Without ffmpeg, or if it finds no frame, the video
 * has no poster. Safe to repeat; the first poster stays.
 */
export async function makePoster({ mediaId }: { mediaId: string }): Promise<void> {
  const row = await db().media.findUnique({
    where: { id: mediaId, type: 'video', state: 'ready' },
    select: { objects: true },
  });
  const objects = readObjectKeys(row?.objects ?? {});
  const key = objects[ORIGINAL] ?? objects[SENT];
  if (!key || objects.poster) return;
  const folder = await temporaryFolder();
  try {
    const video = path.join(folder, 'video');
    const frame = path.join(folder, 'frame.png');
    if ((await fetchObject(key, video)) === null) return;
    if (!(await extractFrame({ path: video, contentType: contentTypeOf(key) }, frame))) return;
    await storePoster(mediaId, await storeObjects(mediaId, await makePosterImages(frame)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds the poster to the row, unless the video was deleted or got one meanwhile. */
async function storePoster(mediaId: string, newObjects: ObjectKeys): Promise<void> {
  const isStored = await db()
    .$transaction(async (tx) => {
      const added = await tx.$queryRaw<{ memorialId: string | null }[]>`
        UPDATE media SET objects = objects || ${JSON.stringify(newObjects)}::jsonb
        WHERE id = ${mediaId} AND state = 'ready' AND NOT objects ? 'poster'
        RETURNING "memorialId"`;
      const memorialId = added[0]?.memorialId;
      if (memorialId) await invalidatePage(tx, paths.memorial(memorialId));
      return added.length > 0;
    })
    .catch(async (error) => {
      await deleteObjects(newObjects);
      throw error;
    });
  if (!isStored) await deleteObjects(newObjects);
}

const makePosterImages = (frame: string): Promise<MadeImage[]> =>
  runInMediaSlot('video', () => decode('poster', { path: frame }), { waits: true });
