import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { contentTypeOf } from '@/lib/ports/storage/keys';
import { storagePort } from '@/lib/ports/storage/select';
import { newObjectKey, type ObjectKeys } from './store-objects';

export type StoredFile = {
  objects: ObjectKeys;
  contentType: string;
  bytes: number;
  sha256: string;
};

/** Stores one file of an item as its `original`, streamed, and says what was stored. */
export async function storeFile(
  mediaId: string,
  path: string,
  ending: 'mp4' | 'webm' | 'mov' | 'pdf',
): Promise<StoredFile> {
  const key = newObjectKey(mediaId, 'original', ending);
  const contentType = contentTypeOf(key);
  const { size: bytes } = await stat(path);
  const hash = createHash('sha256');
  const body = Readable.from(hashed(createReadStream(path), hash), { objectMode: false });
  await storagePort().put(key, body, { contentType, bytes });
  return { objects: { original: key }, contentType, bytes, sha256: hash.digest('hex') };
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
