import { db } from '@/lib/platform/db/client';
import { storagePort } from '@/lib/platform/storage/select';
import { readObjectKeys } from '../object-keys';
import { ABANDONED_MS } from '../rules';
import { MEDIA_PREFIX } from '../store-objects';

const BATCH = 500;

/**
 * Deletes files that no row names: left behind by a crash between storing a file and writing its row, or replaced by a
 * smaller one. Keeps files younger than a day: their rows may not have been written yet.
 */
export async function deleteStrayObjects(_: object, now = Date.now()): Promise<void> {
  let batch: string[] = [];
  for await (const { key, changedAt } of storagePort().list(MEDIA_PREFIX)) {
    if (changedAt.getTime() > now - ABANDONED_MS) continue;
    batch.push(key);
    if (batch.length < BATCH) continue;
    await deleteUnknown(batch);
    batch = [];
  }
  await deleteUnknown(batch);
}

async function deleteUnknown(keys: string[]): Promise<void> {
  const ids = [...new Set(keys.map(mediaIdOf))];
  const rows = await db().media.findMany({
    where: { id: { in: ids } },
    select: { objects: true },
  });
  const known = new Set(rows.flatMap(({ objects }) => Object.values(readObjectKeys(objects))));
  for (const key of keys) if (!known.has(key)) await storagePort().delete(key);
}

const mediaIdOf = (key: string) => key.split('/')[1] ?? '';
