import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { contentTypeOf } from '@/lib/platform/storage/keys';
import { storagePort } from '@/lib/platform/storage/select';
import { type ObjectKeys, ORIGINAL, type SENT } from './object-keys';
import { newObjectKey } from './store-objects';

/** An uploaded file on this machine's disk. */
export type UploadedItem = {
  path: string;
  fileName: string;
  bytes: number;
  /** The network address that it came from, so that networks take turns (media-slots.ts). */
  address?: string | undefined;
};

/** With the content type that its bytes show. */
export type DetectedItem = UploadedItem & { contentType: string };

export type StoredFile = {
  objects: ObjectKeys;
  contentType: string;
  bytes: number;
  sha256: string;
};

/** Streams a file into the storage as a variant of an item. */
export async function storeFile(
  mediaId: string,
  path: string,
  ending: 'mp4' | 'webm' | 'mov' | 'mkv' | 'avi' | 'pdf',
  variant: typeof ORIGINAL | typeof SENT = ORIGINAL,
): Promise<StoredFile> {
  const key = newObjectKey(mediaId, variant, ending);
  const contentType = contentTypeOf(key);
  const { size: bytes } = await stat(path);
  const hash = createHash('sha256');
  const body = Readable.from(hashChunks(createReadStream(path), hash), { objectMode: false });
  await storagePort().put(key, body, { contentType, bytes });
  return { objects: { [variant]: key }, contentType, bytes, sha256: hash.digest('hex') };
}

async function* hashChunks(chunks: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
