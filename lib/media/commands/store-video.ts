import { rm } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '@/lib/platform/ids/public-id';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { decode } from '../decoder/decode';
import { runInMediaSlot } from '../media-slots';
import { storeFile, type UploadedItem } from '../store-file';
import { withEnding } from '../with-ending';
import { type StoredMedia, writeMediaRow } from './write-media-row';

/**
 * Stores a video as pending. Copies only the packets of picture and sound, so that the location in
 * its metadata is not kept (security.md, fact 9). Throws `invalid` for a video that cannot be read.
 * A job makes its poster when a memorial shows it (attach-items.ts).
 */
export async function storeVideo(ownerId: string, file: UploadedItem): Promise<StoredMedia> {
  const folder = await temporaryFolder();
  try {
    const copy = path.join(folder, 'copy');
    const { ending, width, height } = await runInMediaSlot('video', () =>
      decode('video', { path: file.path, copy }, file.bytes),
    );
    const id = newId();
    const { objects, ...stored } = await storeFile(id, copy, ending);
    const fileName = withEnding(file.fileName, ending);
    const row = { id, ownerId, type: 'video' as const, fileName, width, height, ...stored };
    return await writeMediaRow(row, objects);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
