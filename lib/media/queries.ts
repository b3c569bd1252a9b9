import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import { isPublicId } from '@/lib/ids/is-public-id';
import type { StoredObject } from '@/lib/ports/storage/port';
import { storagePort } from '@/lib/ports/storage/select';
import { readObjectKeys } from './object-keys';
import { canSeeMedia, isPublicMedia } from './policy';

export type MediaObject = {
  /** Whether caches on the way may keep it. */
  isPublic: boolean;
  /** Names these bytes: keys are random, and what is stored under one never changes. */
  etag: string;
  /** Opens the bytes; null when the storage has lost them. */
  open(): Promise<StoredObject | null>;
};

const VISIBILITY = { select: { isPublic: true, createdById: true } } as const;

/**
 * One variant of one item as `viewer` may see it; null when it is missing or not theirs to see.
 * Takes what stands in the address, unchecked.
 */
export async function mediaObject(
  mediaId: string,
  variant: string,
  viewer: Viewer | null,
): Promise<MediaObject | null> {
  if (!isPublicId(mediaId)) return null;
  const row = await db().media.findUnique({
    where: { id: mediaId },
    select: { state: true, ownerId: true, objects: true, mainOf: VISIBILITY, memorial: VISIBILITY },
  });
  if (!row) return null;
  const shownBy = [row.mainOf, row.memorial].filter((memorial) => memorial !== null);
  const item = { state: row.state, ownerId: row.ownerId, shownBy };
  const key = new Map(Object.entries(readObjectKeys(row.objects))).get(variant);
  if (!key || !canSeeMedia(viewer, item)) return null;
  return {
    isPublic: isPublicMedia(item),
    etag: `"${key.slice(key.lastIndexOf('-') + 1, key.lastIndexOf('.'))}"`,
    open: () => storagePort().get(key),
  };
}
