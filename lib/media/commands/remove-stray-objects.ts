import { db } from '@/lib/db/client';
import { storagePort } from '@/lib/ports/storage/select';
import { ABANDONED_MS } from '../rules';
import { MEDIA_PREFIX } from '../store-objects';

const BATCH = 500;

/**
 * Removes files without a row, which a crash between storing and writing the row leaves behind.
 * Younger ones are left alone: their row may be on its way.
 */
export async function removeStrayObjects(_: object, now = Date.now()): Promise<void> {
  let batch: string[] = [];
  for await (const { key, changedAt } of storagePort().list(MEDIA_PREFIX)) {
    if (changedAt.getTime() > now - ABANDONED_MS) continue;
    batch.push(key);
    if (batch.length < BATCH) continue;
    await removeUnknown(batch);
    batch = [];
  }
  await removeUnknown(batch);
}

async function removeUnknown(keys: string[]): Promise<void> {
  const ids = [...new Set(keys.map(mediaIdOf))];
  const rows = await db().media.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const known = new Set(rows.map(({ id }) => id));
  for (const key of keys) if (!known.has(mediaIdOf(key))) await storagePort().delete(key);
}

const mediaIdOf = (key: string) => key.split('/')[1] ?? '';
