import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { invalidatePage } from '@/lib/cache/invalidate-page';
import { db } from '@/lib/db/client';
import { paths } from '@/lib/paths';
import { storagePort } from '@/lib/ports/storage/select';
import { extractFrame } from '../extract-frame';
import { makePosterImage } from '../make-poster-image';
import { readObjectKeys } from '../object-keys';
import { type ObjectKeys, removeObjects, storeObjects } from '../store-objects';

/**
 * Gives a video the picture that stands there before it plays. Without ffmpeg, or for a video in which
 * it finds no frame, the page shows the video without one. May run twice; the first poster stays.
 */
export async function makePoster({ mediaId }: { mediaId: string }): Promise<void> {
  const row = await db().media.findUnique({
    where: { id: mediaId, type: 'video', state: 'ready' },
    select: { objects: true },
  });
  const objects = readObjectKeys(row?.objects ?? {});
  if (!objects.original || objects.poster) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-poster-'));
  try {
    const video = path.join(folder, 'video');
    const frame = path.join(folder, 'frame.png');
    const stored = await storagePort().get(objects.original);
    if (!stored) return;
    await pipeline(stored.stream, createWriteStream(video, { mode: 0o600 }));
    if (!(await extractFrame(video, frame))) return;
    await storePoster(mediaId, await storeObjects(mediaId, [await makePosterImage(frame)]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds the poster to the row, unless the video was removed or got one meanwhile. */
async function storePoster(mediaId: string, made: ObjectKeys): Promise<void> {
  const kept = await db()
    .$transaction(async (tx) => {
      const added = await tx.$queryRaw<{ memorialId: string | null }[]>`
        UPDATE media SET objects = objects || ${JSON.stringify(made)}::jsonb
        WHERE id = ${mediaId} AND state = 'ready' AND NOT objects ? 'poster'
        RETURNING "memorialId"`;
      const memorialId = added[0]?.memorialId;
      if (memorialId) await invalidatePage(tx, paths.memorial(memorialId));
      return added.length > 0;
    })
    .catch(async (error) => {
      await removeObjects(made);
      throw error;
    });
  if (!kept) await removeObjects(made);
}
