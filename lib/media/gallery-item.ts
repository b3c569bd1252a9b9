import type { Audience } from '@/lib/access/rules';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Playback } from '@/lib/platform/db/generated/enums';
import { ORIGINAL, readObjectKeys, SENT } from './object-keys';
import { type ShownPlayback, shownPlayback } from './playback-rules';

/**
 * An item of a memorial's gallery as visitors see it; width and height in pixels, null for
 * documents.
 */
export type GalleryItem = {
  id: string;
  type: 'photo' | 'video' | 'document';
  caption: string;
  fileName: string;
  bytes: number;
  width: number | null;
  height: number | null;
  blurhash: string | null;
  /** Whether a video has a poster. */
  hasPoster: boolean;
  /** Where a video plays; null for other items. */
  playback: ShownPlayback | null;
  /** Whether keepers can download a video as it was sent, too. */
  hasSent: boolean;
  /** Whether everybody who sees the page sees the item, or only the family. */
  audience: Audience;
};

/** The columns that `toGalleryItem` needs, as Prisma's `select`. */
export const GALLERY_ITEM_COLUMNS = {
  id: true,
  type: true,
  caption: true,
  fileName: true,
  bytes: true,
  width: true,
  height: true,
  blurhash: true,
  objects: true,
  playback: true,
  audience: true,
} as const;

/** The family's order. Parallel uploads may have left two items with the same position. */
export const GALLERY_ORDER: Prisma.MediaOrderByWithRelationInput[] = [
  { position: 'asc' },
  { createdAt: 'asc' },
  { id: 'asc' },
];

type Row = Omit<GalleryItem, 'bytes' | 'hasPoster' | 'hasSent' | 'playback'> & {
  bytes: bigint;
  objects: unknown;
  playback: Playback | null;
};

/** Maps a row to what visitors see, without storage keys. */
export function toGalleryItem({ bytes, objects, playback, ...item }: Row): GalleryItem {
  const keys = readObjectKeys(objects);
  const isVideo = item.type === 'video';
  return {
    ...item,
    bytes: Number(bytes),
    hasPoster: isVideo && 'poster' in keys,
    playback: isVideo ? shownPlayback(playback, ORIGINAL in keys) : null,
    hasSent: isVideo && SENT in keys,
  };
}
