import { randomBytes } from 'node:crypto';
import { contentTypeOf } from '@/lib/platform/storage/keys';
import { storagePort } from '@/lib/platform/storage/select';
import { StorageError } from '@/lib/platform/storage-error';
import type { MadeImage } from './decoder/make-variants';
import type { ObjectKeys } from './object-keys';

/** The folder of all media in the storage. */
export const MEDIA_PREFIX = 'media/';
/**
 * The folder of the operator's logos and icons. Separate from media, because earlier releases
 * delete unknown files there.
 */
export const ASSETS_PREFIX = 'assets/';

/** Creates an unguessable storage key for a file of an item. */
export const newObjectKey = (id: string, variant: string, ending: string, prefix = MEDIA_PREFIX) =>
  `${prefix}${id}/${variant}-${randomBytes(16).toString('hex')}.${ending}`;

/**
 * Stores the files of a picture under unguessable keys and returns the keys. If one fails, those
 * already stored are deleted, unless the storage itself failed.
 */
export async function storeObjects(
  id: string,
  images: MadeImage[],
  prefix = MEDIA_PREFIX,
): Promise<ObjectKeys> {
  const keys: ObjectKeys = {};
  try {
    for (const { variants, ending, body } of images) {
      const key = newObjectKey(id, variants[0] ?? 'picture', ending, prefix);
      for (const variant of variants) keys[variant] = key;
      await storagePort().put(key, body, { contentType: contentTypeOf(key), bytes: body.length });
    }
    return keys;
  } catch (error) {
    // A storage that has just failed is not asked again; the weekly clean-up finds what is left.
    if (!(error instanceof StorageError)) await deleteObjects(keys).catch(() => undefined);
    throw error;
  }
}

export async function deleteObjects(keys: ObjectKeys): Promise<void> {
  for (const key of new Set(Object.values(keys))) await storagePort().delete(key);
}
