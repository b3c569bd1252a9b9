import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { storagePort } from '@/lib/platform/storage/select';

/** Writes a stored object into a new file of this machine. Returns its size in bytes; null if the storage has lost it. */
export async function fetchObject(key: string, path: string): Promise<number | null> {
  const stored = await storagePort().get(key);
  if (!stored) return null;
  await pipeline(stored.stream, createWriteStream(path, { mode: 0o600 }));
  return stored.bytes;
}
