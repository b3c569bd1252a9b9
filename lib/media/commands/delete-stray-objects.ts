import { db } from '@/lib/platform/db/client';
import { storagePort } from '@/lib/platform/storage/select';
import { ABANDONED_MS } from '../rules';
import { MEDIA_PREFIX } from '../store-objects';

const BATCH = 500;

/**
 * Deletes files that have no row, left behind by a crash between storing a file and writing its row.
 * Keeps files younger than a day: their rows may not have been written yet.
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
  const rows = await db().media.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const known = new Set(rows.map(({ id }) => id));
  for (const key of keys) if (!known.has(mediaIdOf(key))) await storagePort().delete(key);
}

const mediaIdOf = (key: string) => key.split('/')[1] ?? '';
