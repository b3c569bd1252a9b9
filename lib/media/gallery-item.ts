import type { Audience } from '@/lib/access/rules';
import { readObjectKeys } from './object-keys';

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
  audience: true,
} as const;

type Row = Omit<GalleryItem, 'bytes' | 'hasPoster'> & { bytes: bigint; objects: unknown };

/** Maps a row to what visitors see, without storage keys. */
export const toGalleryItem = ({ bytes, objects, ...item }: Row): GalleryItem => ({
  ...item,
  bytes: Number(bytes),
  hasPoster: item.type === 'video' && 'poster' in readObjectKeys(objects),
});
