import type { ByteRange, StoredObject } from '@/lib/platform/storage/port';
import { publicMediaUrl, storagePort } from '@/lib/platform/storage/select';
import { keyOfVariant, ORIGINAL, readObjectKeys, SENT } from './object-keys';
import { withEnding } from './with-ending';

export type MediaObject = {
  /** Whether shared caches may store it. */
  isPublic: boolean;
  /** The ids of the memorials that show it. */
  shownBy: string[];
  /** Identifies these bytes: keys are random, and the object under a key never changes. */
  etag: string;
  /** Whether other Accept headers would get another file. */
  isNegotiated: boolean;
  /** The file name for downloading if the browser must not display it; otherwise null. */
  attachedAs: string | null;
  /** The size of the `original` in bytes; null for other variants. */
  totalBytes: number | null;
  /** The public address in the storage; only for public pictures, otherwise null. */
  publicAddress(): Promise<string | null>;
  /** Opens the object, or a range of it; null if the storage has lost it. */
  open(range?: ByteRange): Promise<StoredObject | null>;
};

/** The columns that `toMediaObject` needs, as Prisma's `select`. */
export const FILE_COLUMNS = { type: true, fileName: true, bytes: true, objects: true } as const;

type Row = {
  type: 'photo' | 'video' | 'document';
  fileName: string;
  bytes: bigint;
  objects: unknown;
};

/**
 * One variant of an item; null if there is none. The caller has checked that the reader may see it.
 * @param avif whether AVIF is acceptable
 */
export function toMediaObject(
  row: Row,
  { variant, avif }: { variant: string; avif: boolean },
  access: Pick<MediaObject, 'isPublic' | 'shownBy'>,
): MediaObject | null {
  const found = keyOfVariant(readObjectKeys(row.objects), variant, avif);
  if (!found) return null;
  const { key, isNegotiated } = found;
  return {
    ...access,
    isNegotiated,
    etag: `"${key.slice(key.lastIndexOf('-') + 1, key.lastIndexOf('.'))}"`,
    attachedAs: attachmentName(row, variant, key),
    totalBytes: variant === ORIGINAL ? Number(row.bytes) : null,
    // A player requests parts of a video for longer than such an address is valid, so only other
    // variants have one.
    publicAddress: async () =>
      access.isPublic && variant !== ORIGINAL ? publicMediaUrl(key) : null,
    open: (range) => storagePort().get(key, range),
  };
}

/** Browsers play few of the formats in which videos are sent, so that version is for downloading. */
function attachmentName({ type, fileName }: Row, variant: string, key: string): string | null {
  if (type === 'document') return withEnding(fileName || 'document', 'pdf');
  return variant === SENT ? withEnding(fileName || 'video', key.split('.').at(-1) ?? 'bin') : null;
}
