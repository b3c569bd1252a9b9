import { accessRow } from '@/lib/access/access-row';
import type { Reader } from '@/lib/access/reader';
import type { Visibility } from '@/lib/access/rules';
import { db } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';
import type { ByteRange, StoredObject } from '@/lib/platform/storage/port';
import { publicAddress, storagePort } from '@/lib/platform/storage/select';
import { keyOfVariant, readObjectKeys } from '../object-keys';
import { canSeeMedia, isPublicMedia, type MediaItem } from '../policy';
import { withEnding } from '../with-ending';

export type MediaObject = {
  /** Whether shared caches may store it. */
  isPublic: boolean;
  /** The ids of the memorials that show it. */
  shownBy: string[];
  /** Identifies these bytes: keys are random, and the object under a key never changes. */
  etag: string;
  /** Whether somebody who accepts other formats gets another file. */
  isNegotiated: boolean;
  /** The name to save it under if the browser must not show it; otherwise null. */
  attachedAs: string | null;
  /** The size of the `original` in bytes; null for the other variants. */
  totalBytes: number | null;
  /** Where everybody can read it without us: of pictures alone, and only while they are public; otherwise null. */
  publicAddress(): Promise<string | null>;
  /** Opens the object, or a range of it; null if the storage has lost it. */
  open(range?: ByteRange): Promise<StoredObject | null>;
};

/** The variant that is the file as it was uploaded: of films and documents. */
const ORIGINAL = 'original';

const SHOWN_BY = { select: { id: true, visibility: true } } as const;
const ITEM = {
  type: true,
  fileName: true,
  bytes: true,
  state: true,
  ownerId: true,
  audience: true,
  objects: true,
  mainOf: SHOWN_BY,
  coverOf: SHOWN_BY,
  memorial: SHOWN_BY,
  contribution: { select: { memorialId: true } },
} as const;

/**
 * One variant of one item; null if it is missing or the reader may not see it. Accepts id and variant
 * unchecked from the address. `avif`: whether it may be an AVIF.
 */
export async function mediaObject(
  mediaId: string,
  variant: string,
  reader: Reader | null,
  avif = false,
): Promise<MediaObject | null> {
  if (!isPublicId(mediaId)) return null;
  const row = await db().media.findUnique({
    where: { id: mediaId },
    select: ITEM,
  });
  if (!row) return null;
  const shownBy = [row.mainOf, row.coverOf, row.memorial].filter((memorial) => memorial !== null);
  const { state, ownerId, audience } = row;
  const sentTo = row.contribution?.memorialId ?? null;
  const item = { state, ownerId, audience, shownBy, sentTo };
  const found = keyOfVariant(readObjectKeys(row.objects), variant, avif);
  const isPublic = isPublicMedia(item);
  if (!found || !(isPublic || (await isShownTo(reader, item)))) return null;
  const { key, isNegotiated } = found;
  return {
    isPublic,
    shownBy: [...new Set(shownBy.map(({ id }) => id))],
    isNegotiated,
    etag: `"${key.slice(key.lastIndexOf('-') + 1, key.lastIndexOf('.'))}"`,
    attachedAs: row.type === 'document' ? withEnding(row.fileName || 'document', 'pdf') : null,
    totalBytes: variant === ORIGINAL ? Number(row.bytes) : null,
    // A player asks for parts of a film for as long as it plays, longer than such an address lasts.
    publicAddress: async () => (isPublic && variant !== ORIGINAL ? publicAddress(key) : null),
    open: (range) => storagePort().get(key, range),
  };
}

type Shown = Omit<MediaItem, 'shownBy' | 'sentTo'> & {
  shownBy: { id: string; visibility: Visibility }[];
  /** The id of the memorial. */
  sentTo: string | null;
};

/** Whether the reader may see what is not public; what they are to its memorials is asked for these alone. */
async function isShownTo(
  reader: Reader | null,
  { shownBy, sentTo, ...item }: Shown,
): Promise<boolean> {
  if (!reader?.viewer && !reader?.guestId) return false;
  const ids = shownBy.map(({ id }) => id);
  const rows = await db().memorial.findMany({
    where: { id: { in: sentTo ? [...ids, sentTo] : ids } },
    select: { id: true, ...accessRow(reader) },
  });
  return canSeeMedia(reader, {
    ...item,
    shownBy: rows.filter(({ id }) => ids.includes(id)),
    sentTo: rows.find(({ id }) => id === sentTo) ?? null,
  });
}
