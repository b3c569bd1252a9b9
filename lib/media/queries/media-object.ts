import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import { isPublicId } from '@/lib/ids/is-public-id';
import type { ByteRange, StoredObject } from '@/lib/ports/storage/port';
import { storagePort } from '@/lib/ports/storage/select';
import { readObjectKeys } from '../object-keys';
import { canSeeMedia, isPublicMedia } from '../policy';

export type MediaObject = {
  /** Whether caches on the way may keep it. */
  isPublic: boolean;
  /** Names these bytes: keys are random, and what is stored under one never changes. */
  etag: string;
  /** The name to save it under, where it is not to be shown by the browser; null for the others. */
  attachedAs: string | null;
  /** How long the `original` is, in bytes; null for the other variants. */
  totalBytes: number | null;
  /** Opens the bytes, or some of them; null when the storage has lost them. */
  open(range?: ByteRange): Promise<StoredObject | null>;
};

const VISIBILITY = { select: { isPublic: true, createdById: true } } as const;

const ITEM = {
  type: true,
  fileName: true,
  bytes: true,
  state: true,
  ownerId: true,
  objects: true,
  mainOf: VISIBILITY,
  memorial: VISIBILITY,
} as const;

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
    select: ITEM,
  });
  if (!row) return null;
  const shownBy = [row.mainOf, row.memorial].filter((memorial) => memorial !== null);
  const item = { state: row.state, ownerId: row.ownerId, shownBy };
  const key = new Map(Object.entries(readObjectKeys(row.objects))).get(variant);
  if (!key || !canSeeMedia(viewer, item)) return null;
  return {
    isPublic: isPublicMedia(item),
    etag: `"${key.slice(key.lastIndexOf('-') + 1, key.lastIndexOf('.'))}"`,
    attachedAs: row.type === 'document' ? row.fileName || 'document.pdf' : null,
    totalBytes: variant === 'original' ? Number(row.bytes) : null,
    open: (range) => storagePort().get(key, range),
  };
}
