import { db } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';
import type { StoredObject } from '@/lib/platform/storage/port';
import { storagePort } from '@/lib/platform/storage/select';
import { readObjectKeys } from '../object-keys';

/**
 * One file of an operator's logo or icon; null if there is none. Id and file may come unchecked
 * from the address. Everybody may see it, because it is or was on every page.
 */
export async function assetFile(id: string, file: string): Promise<StoredObject | null> {
  if (!isPublicId(id)) return null;
  const row = await db().asset.findUnique({ where: { id }, select: { objects: true } });
  const key = new Map(Object.entries(row ? readObjectKeys(row.objects) : {})).get(file);
  return key === undefined ? null : storagePort().get(key);
}
