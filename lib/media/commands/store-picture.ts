import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { decode } from '../decoder/decode';
import type { MadePicture } from '../decoder/make-variants';
import { runInMediaSlot } from '../media-slots';
import { IMAGE_MAX_BYTES, LARGEST_VARIANT, MEDIA_ERROR_MESSAGES } from '../rules';
import { storeObjects } from '../store-objects';
import { type StoredMedia, writeMediaRow } from './write-media-row';

/**
 * Stores an uploaded picture as pending: nothing shows it yet. Its files are stored before its row
 * is written, so that no row refers to a missing file. `ownerId` is null for people without an
 * account. Throws `unsupported`, `invalid` or `too_large`, the latter also for a file that has more bytes than a
 * picture may have: some forms accept videos as well, and the decoder reads a picture's file into memory.
 */
export async function storePicture(
  ownerId: string | null,
  file: { path: string; fileName: string; address?: string | undefined },
): Promise<StoredMedia> {
  const { path, fileName, address } = file;
  if ((await stat(path)).size > IMAGE_MAX_BYTES)
    throw new AppError('too_large', MEDIA_ERROR_MESSAGES.tooLarge);
  const sender = { account: ownerId, address };
  const make = () => decode('picture', { path });
  const made = await runInMediaSlot('picture', make, { sender });
  return storeMadePicture(ownerId, fileName, made);
}

/** As `storePicture`, with the files that the decoder made of a picture. */
export async function storeMadePicture(
  ownerId: string | null,
  fileName: string,
  { images, width, height, blurhash }: MadePicture,
): Promise<StoredMedia> {
  const largest = images.find(({ variants }) => variants.includes(LARGEST_VARIANT));
  if (!largest) throw new Error(`The decoder made no ${LARGEST_VARIANT}`);
  const id = newId();
  const objects = await storeObjects(id, images);
  const row = {
    id,
    ownerId,
    type: 'photo' as const,
    fileName,
    contentType: 'image/webp',
    bytes: largest.body.length,
    sha256: createHash('sha256').update(largest.body).digest('hex'),
    width,
    height,
    blurhash,
  };
  return writeMediaRow(row, objects);
}
