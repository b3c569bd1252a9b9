import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError, isServerError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { log } from '@/lib/platform/log';
import { storagePort } from '@/lib/platform/storage/select';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { decode } from '../decoder/decode';
import type { MadeImage } from '../decoder/make-variants';
import { runInMediaSlot } from '../media-slots';
import { type ObjectKeys, readObjectKeys } from '../object-keys';
import { IMAGE_VARIANTS, LARGEST_VARIANT } from '../rules';
import { deleteObjects, storeObjects } from '../store-objects';

/** Enqueues `completePicture` for a picture that is now shown. */
export const enqueueCompletion = (tx: Tx, mediaId: string): Promise<void> =>
  enqueue(tx, 'complete-picture', { mediaId }, { singletonKey: mediaId });

/**
 * Makes the further files of a shown picture: AVIF, which is encoded after the upload so that
 * nobody waits for it, and sizes that an older release did not make (decision 0063). If the decoder
 * refuses, the picture keeps the files it has. Safe to repeat.
 */
export async function completePicture({ mediaId }: { mediaId: string }): Promise<void> {
  const row = await db().media.findUnique({
    where: { id: mediaId, type: 'photo', state: 'ready', isComplete: false },
    select: { objects: true },
  });
  if (!row) return;
  const images = await makeSmaller(readObjectKeys(row.objects)).catch((error: unknown) => {
    if (!(error instanceof AppError) || isServerError(error.code)) throw error;
    log.warn({ mediaId }, 'a picture stays without its smaller files');
    return [];
  });
  await addObjects(mediaId, await storeObjects(mediaId, images));
}

async function makeSmaller(objects: ObjectKeys): Promise<MadeImage[]> {
  const folder = await temporaryFolder();
  try {
    const file = path.join(folder, 'largest');
    const stored: Record<string, number> = {};
    for (const variant of IMAGE_VARIANTS) {
      const object = objects[variant] && (await storagePort().get(objects[variant]));
      if (!object) continue;
      stored[variant] = object.bytes;
      if (variant === LARGEST_VARIANT)
        await pipeline(object.stream, createWriteStream(file, { mode: 0o600 }));
      else object.stream.destroy();
    }
    if (!stored[LARGEST_VARIANT]) return []; // lost by the storage
    const make = () => decode('smaller', { path: file, stored });
    return await runInMediaSlot('picture', make);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Adds the files to the row, unless it was deleted or completed meanwhile. If this fails, the files
 * are left to the weekly clean-up, because the row may have been changed although the answer was
 * lost.
 */
async function addObjects(mediaId: string, newObjects: ObjectKeys): Promise<void> {
  const added = await db().$executeRaw`
      UPDATE media SET objects = objects || ${JSON.stringify(newObjects)}::jsonb, "isComplete" = true
      WHERE id = ${mediaId} AND state = 'ready' AND NOT "isComplete"`;
  if (added === 0) await deleteObjects(newObjects);
}
