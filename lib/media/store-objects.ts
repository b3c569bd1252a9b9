import { randomBytes } from 'node:crypto';
import { contentTypeOf } from '@/lib/ports/storage/keys';
import { storagePort } from '@/lib/ports/storage/select';
import type { MadeImage } from './make-variants';

/** Where all media live in the storage. */
export const MEDIA_PREFIX = 'media/';

/** Storage keys by variant, as Media.objects keeps them. */
export type ObjectKeys = Record<string, string>;

/** A storage key for one file of an item, which nobody can guess. */
export const newObjectKey = (mediaId: string, variant: string, ending: string) =>
  `${MEDIA_PREFIX}${mediaId}/${variant}-${randomBytes(16).toString('hex')}.${ending}`;

/**
 * Stores the files of one picture under names that nobody can guess, and gives their keys.
 * Stores all or none: what was stored before a failure is removed again.
 */
export async function storeObjects(mediaId: string, images: MadeImage[]): Promise<ObjectKeys> {
  const keys: ObjectKeys = {};
  try {
    for (const { variants, ending, body } of images) {
      const key = newObjectKey(mediaId, variants[0] ?? 'picture', ending);
      for (const variant of variants) keys[variant] = key;
      await storagePort().put(key, body, { contentType: contentTypeOf(key), bytes: body.length });
    }
    return keys;
  } catch (error) {
    await removeObjects(keys).catch(() => undefined); // the weekly sweep finds what stays
    throw error;
  }
}

/** Removes the files of one item. */
export async function removeObjects(keys: ObjectKeys): Promise<void> {
  for (const key of new Set(Object.values(keys))) await storagePort().delete(key);
}
