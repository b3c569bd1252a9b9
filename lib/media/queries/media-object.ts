import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';
import type { ByteRange, StoredObject } from '@/lib/platform/storage/port';
import { storagePort } from '@/lib/platform/storage/select';
import { readObjectKeys } from '../object-keys';
import { canSeeMedia, isPublicMedia } from '../policy';
import { withEnding } from '../with-ending';

export type MediaObject = {
  /** Whether shared caches may store it. */
  isPublic: boolean;
  /** The ids of the memorials that show it. */
  shownBy: string[];
  /** Identifies these bytes: keys are random, and the object under a key never changes. */
  etag: string;
  /** The name to save it under if the browser must not show it; otherwise null. */
  attachedAs: string | null;
  /** The size of the `original` in bytes; null for the other variants. */
  totalBytes: number | null;
  /** Opens the object, or a range of it; null if the storage has lost it. */
  open(range?: ByteRange): Promise<StoredObject | null>;
};

const VISIBILITY = { select: { id: true, isPublic: true, createdById: true } } as const;

const ITEM = {
  type: true,
  fileName: true,
  bytes: true,
  state: true,
  ownerId: true,
  objects: true,
  mainOf: VISIBILITY,
  coverOf: VISIBILITY,
  memorial: VISIBILITY,
} as const;

/**
 * One variant of one item; null if it is missing or `viewer` may not see it. Accepts id and variant
 * unchecked from the address.
 */
export async function mediaObject(
  mediaId: string,
  variant: string,
  viewer: Viewer | null,
): Promise<MediaObject | null> {
  if (!isPublicId(mediaId)) return null;
  const row = await db().media.findUnique({
    where: { id: mediaId },
    select: ITEM,
  });
  if (!row) return null;
  const shownBy = [row.mainOf, row.coverOf, row.memorial].filter((memorial) => memorial !== null);
  const item = { state: row.state, ownerId: row.ownerId, shownBy };
  const key = new Map(Object.entries(readObjectKeys(row.objects))).get(variant);
  if (!key || !canSeeMedia(viewer, item)) return null;
  return {
    isPublic: isPublicMedia(item),
    shownBy: [...new Set(shownBy.map(({ id }) => id))],
    etag: `"${key.slice(key.lastIndexOf('-') + 1, key.lastIndexOf('.'))}"`,
    attachedAs: row.type === 'document' ? withEnding(row.fileName || 'document', 'pdf') : null,
    totalBytes: variant === 'original' ? Number(row.bytes) : null,
    open: (range) => storagePort().get(key, range),
  };
}
