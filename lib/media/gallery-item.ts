import type { Audience } from '@/lib/access/rules';
import { readObjectKeys } from './object-keys';

/** One item of a memorial's gallery as visitors see it; width and height in pixels, null for documents. */
export type GalleryItem = {
  id: string;
  type: 'photo' | 'video' | 'document';
  caption: string;
  fileName: string;
  bytes: number;
  width: number | null;
  height: number | null;
  blurhash: string | null;
  /** Whether a video has a poster to show before it plays. */
  hasPoster: boolean;
  /** Who sees it of those who see the page. */
  audience: Audience;
};

/** The columns of Media that `toGalleryItem` needs. */
export const GALLERY_ITEM = {
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

/** Maps a row to what visitors see, without its storage keys. */
export const toGalleryItem = ({ bytes, objects, ...item }: Row): GalleryItem => ({
  ...item,
  bytes: Number(bytes),
  hasPoster: item.type === 'video' && 'poster' in readObjectKeys(objects),
});
