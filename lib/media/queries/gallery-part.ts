import { audienceWhere } from '@/lib/access/audience-where';
import type { Reader } from '@/lib/access/reader';
import { memorialTag } from '@/lib/platform/cache/cache-tags';
import { readPublic } from '@/lib/platform/replica/read-public';
import {
  GALLERY_ITEM_COLUMNS,
  GALLERY_ORDER,
  type GalleryItem,
  toGalleryItem,
} from '../gallery-item';
import { FIRST_ITEMS, type GalleryCounts, rowsOfGalleryPage } from '../gallery-rules';
import type { MediaKind } from '../rules';

/** A part of a gallery, with the counts of all that the reader sees. */
export type GalleryPart = {
  /** Photos and videos, in the family's order. */
  pictures: GalleryItem[];
  documents: GalleryItem[];
  counts: GalleryCounts;
};

const PICTURES: MediaKind[] = ['photo', 'video'];
const FIRST = { skip: 0, take: FIRST_ITEMS };

/** The items on the page of a memorial. The caller has checked that the reader sees it, also for the others below. */
export const firstGalleryItems = (reader: Reader | null, memorialId: string) =>
  readPart(reader, memorialId, () => ({ pictures: FIRST, documents: FIRST }));

/** A page of the whole gallery, from 1. */
export const galleryPage = (reader: Reader | null, memorialId: string, page: number) =>
  readPart(reader, memorialId, (counts) => rowsOfGalleryPage(page, counts));

/** All items in the family's order, documents among them, for editors and the API. */
export const allGalleryItems = async (reader: Reader | null, memorialId: string) =>
  readPublic(memorialTag(memorialId), async (client) =>
    (
      await client.media.findMany({
        where: shownTo(reader, memorialId),
        orderBy: GALLERY_ORDER,
        select: GALLERY_ITEM_COLUMNS,
      })
    ).map(toGalleryItem),
  );

async function readPart(
  reader: Reader | null,
  memorialId: string,
  rowsOf: (counts: GalleryCounts) => ReturnType<typeof rowsOfGalleryPage>,
): Promise<GalleryPart> {
  const where = shownTo(reader, memorialId);
  return readPublic(memorialTag(memorialId), async (client) => {
    const groups = await client.media.groupBy({ by: ['type'], where, _count: true });
    const counts = { photo: 0, video: 0, document: 0 };
    for (const { type, _count } of groups) counts[type] = _count;
    const rows = rowsOf(counts);
    const list = async (types: MediaKind[], { skip, take }: { skip: number; take: number }) => {
      if (take === 0) return [];
      const found = await client.media.findMany({
        where: { ...where, type: { in: types } },
        orderBy: GALLERY_ORDER,
        select: GALLERY_ITEM_COLUMNS,
        skip,
        take,
      });
      return found.map(toGalleryItem);
    };
    const [pictures, documents] = await Promise.all([
      list(PICTURES, rows.pictures),
      list(['document'], rows.documents),
    ]);
    return { pictures, documents, counts };
  });
}

const shownTo = (reader: Reader | null, memorialId: string) =>
  ({ memorialId, state: 'ready', ...audienceWhere(reader) }) as const;
