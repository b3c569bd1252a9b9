import { db } from '@/lib/platform/db/client';
import { storagePort } from '@/lib/platform/storage/select';
import { readObjectKeys } from '../object-keys';
import { ABANDONED_MS } from '../rules';
import { ASSETS_PREFIX, MEDIA_PREFIX } from '../store-objects';

const BATCH = 500;

/**
 * Deletes files that no row refers to: left by a crash between storing a file and writing its row,
 * or replaced by a smaller one. Keeps files younger than a day, whose rows may not have been
 * written yet.
 */
export async function deleteStrayObjects(_: object, now = Date.now()): Promise<void> {
  const select = { objects: true } as const;
  await deleteStraysIn(MEDIA_PREFIX, now, (where) => db().media.findMany({ where, select }));
  await deleteStraysIn(ASSETS_PREFIX, now, (where) => db().asset.findMany({ where, select }));
}

type FindRows = (where: { id: { in: string[] } }) => Promise<{ objects: unknown }[]>;

async function deleteStraysIn(prefix: string, now: number, find: FindRows): Promise<void> {
  let batch: string[] = [];
  for await (const { key, changedAt } of storagePort().list(prefix)) {
    if (changedAt.getTime() > now - ABANDONED_MS) continue;
    batch.push(key);
    if (batch.length < BATCH) continue;
    await deleteUnknown(batch, find);
    batch = [];
  }
  await deleteUnknown(batch, find);
}

async function deleteUnknown(keys: string[], find: FindRows): Promise<void> {
  const rows = await find({ id: { in: [...new Set(keys.map(idOf))] } });
  const known = new Set(rows.flatMap(({ objects }) => Object.values(readObjectKeys(objects))));
  for (const key of keys) if (!known.has(key)) await storagePort().delete(key);
}

const idOf = (key: string) => key.split('/')[1] ?? '';
