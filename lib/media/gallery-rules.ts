import type { MediaKind } from './rules';

/** How many pictures, and how many documents, the page of a memorial shows. */
export const FIRST_ITEMS = 12;
/** How many items a page of the whole gallery has. Its mosaic has no empty cells. */
export const GALLERY_PAGE_SIZE = 48;

/** How many items a reader sees of each kind. */
export type GalleryCounts = Record<MediaKind, number>;

/** Pictures are photos and videos, in one order. */
export const countPictures = ({ photo, video }: GalleryCounts): number => photo + video;
export const countItems = (counts: GalleryCounts): number =>
  countPictures(counts) + counts.document;

/** How many pages the whole gallery has; one if it is empty. */
export const countGalleryPages = (counts: GalleryCounts): number =>
  galleryPageOf(Math.max(countItems(counts) - 1, 0));

/** The page with an item, by its index among all items. */
export const galleryPageOf = (index: number): number => Math.floor(index / GALLERY_PAGE_SIZE) + 1;

type Rows = { skip: number; take: number };

/** The pictures and documents on a page (from 1) of the gallery. All pictures come before the first document. */
export function rowsOfGalleryPage(
  page: number,
  counts: GalleryCounts,
): { pictures: Rows; documents: Rows } {
  const start = (page - 1) * GALLERY_PAGE_SIZE;
  const pictures = Math.min(Math.max(countPictures(counts) - start, 0), GALLERY_PAGE_SIZE);
  return {
    pictures: { skip: start, take: pictures },
    documents: {
      skip: Math.max(start - countPictures(counts), 0),
      take: GALLERY_PAGE_SIZE - pictures,
    },
  };
}
