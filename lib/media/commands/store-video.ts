import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { safeFileName } from '@/lib/http/safe-file-name';
import { newId } from '@/lib/ids/public-id';
import { copyVideo } from '../copy-video';
import { inImageSlot } from '../image-slots';
import { storeFile } from '../store-file';
import type { UploadedItem } from './store-item';
import { type StoredMedia, writeMediaRow } from './write-media-row';

/**
 * Stores a video as pending: picture and sound packet by packet as they came, and nothing else, so that
 * no word about where it was taken stays (security.md, fact 9). Throws `invalid` for one that cannot be
 * read. Its poster frame is a job, enqueued when a memorial shows it (attach-items.ts).
 */
export async function storeVideo(ownerId: string, file: UploadedItem): Promise<StoredMedia> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-video-'));
  try {
    const copy = path.join(folder, 'copy');
    const { ending, width, height } = await inImageSlot('video', () => copyVideo(file.path, copy));
    const id = newId();
    const { objects, ...stored } = await storeFile(id, copy, ending);
    const fileName = withEnding(file.fileName, ending);
    const row = { id, ownerId, type: 'video' as const, fileName, width, height, ...stored };
    return await writeMediaRow(row, objects);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A MOV that was kept as MP4 is saved as one. */
const withEnding = (fileName: string, ending: string) =>
  fileName.toLowerCase().endsWith(`.${ending}`)
    ? fileName
    : safeFileName(`${fileName.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.${ending}`);
