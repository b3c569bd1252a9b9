import { createHash } from 'node:crypto';
import { newId } from '@/lib/ids/public-id';
import { makeVariants } from '../make-variants';
import { storeObjects } from '../store-objects';
import { type StoredMedia, writeMediaRow } from './write-media-row';

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
