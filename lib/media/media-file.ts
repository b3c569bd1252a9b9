import type { ByteRange, StoredObject } from '@/lib/platform/storage/port';
import { publicAddress, storagePort } from '@/lib/platform/storage/select';
import { keyOfVariant, readObjectKeys } from './object-keys';
import { withEnding } from './with-ending';

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

/** What is read of an item to send one of its files. */
export const FILES = { type: true, fileName: true, bytes: true, objects: true } as const;

type Row = {
  type: 'photo' | 'video' | 'document';
  fileName: string;
  bytes: bigint;
  objects: unknown;
};

/** The variant that is the file as it was uploaded: of films and documents. */
const ORIGINAL = 'original';

/**
 * One variant of an item; null if there is none. Whoever calls this has decided that it may be seen.
 * @param avif whether it may be an AVIF
 */
export function objectOf(
  row: Row,
  { variant, avif }: { variant: string; avif: boolean },
  seen: Pick<MediaObject, 'isPublic' | 'shownBy'>,
): MediaObject | null {
  const found = keyOfVariant(readObjectKeys(row.objects), variant, avif);
  if (!found) return null;
  const { key, isNegotiated } = found;
  return {
    ...seen,
    isNegotiated,
    etag: `"${key.slice(key.lastIndexOf('-') + 1, key.lastIndexOf('.'))}"`,
    attachedAs: row.type === 'document' ? withEnding(row.fileName || 'document', 'pdf') : null,
    totalBytes: variant === ORIGINAL ? Number(row.bytes) : null,
    // A player asks for parts of a film for as long as it plays, longer than such an address lasts.
    publicAddress: async () => (seen.isPublic && variant !== ORIGINAL ? publicAddress(key) : null),
    open: (range) => storagePort().get(key, range),
  };
}
