import { createReadStream } from 'node:fs';
import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { checkKey, checkPrefix, contentTypeOf } from './keys';
import type { ByteRange, ListedObject, StoragePort } from './port';
import { writeAtomically } from './write-atomically';

/**
 * Stores media as files under MEDIA_DIR, for sites on one machine. The content type follows from
 * the key's extension.
 */
export const disk: StoragePort = {
  async put(key, body, { contentType, bytes }) {
    checkKey(key, contentType);
    await writeAtomically(root(), key, body, bytes);
  },

  async get(key, range) {
    const contentType = contentTypeOf(key);
    const totalBytes = await sizeOf(fileOf(key));
    if (totalBytes === null) return null;
    const { start, end } = clampRange(range, totalBytes);
    // For an empty object `end` is -1, which createReadStream does not accept.
    const stream = createReadStream(fileOf(key), { start, end: Math.max(end, 0) });
    return { stream, bytes: end - start + 1, totalBytes, contentType };
  },

  async delete(key) {
    checkKey(key);
    await rm(fileOf(key), { force: true });
  },

  async *list(prefix) {
    checkPrefix(prefix);
    yield* filesIn(prefix);
  },
};

function root(): string {
  const folder = env().MEDIA_DIR;
  if (!folder) throw new Error('MEDIA_DIR is not set');
  return path.resolve(folder);
}

const fileOf = (key: string) => path.join(root(), key);

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(nullIfMissing);
  return found?.isFile() ? found.size : null;
}

function clampRange(range: ByteRange | undefined, totalBytes: number) {
  const start = range?.start ?? 0;
  if (range && start >= totalBytes) throw new RangeError('The range begins beyond the end');
  return { start, end: Math.min(range?.end ?? totalBytes - 1, totalBytes - 1) };
}

async function* filesIn(prefix: string): AsyncGenerator<ListedObject> {
  const folder = await opendir(fileOf(prefix)).catch(nullIfMissing);
  for await (const entry of folder ?? []) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(`${key}/`);
    else {
      const found = await stat(fileOf(key)).catch(nullIfMissing);
      if (found) yield { key, bytes: found.size, changedAt: found.mtime };
    }
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
