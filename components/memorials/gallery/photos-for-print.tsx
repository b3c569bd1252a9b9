import type { ReactNode } from 'react';
import * as paths from '@/lib/platform/paths';
import { FamilyMark } from '../family-mark';
import { GalleryCaption } from './gallery-caption';
import { loadGalleryPage } from './load-gallery-page';

/** `photo` is the text for photos without a caption. */
export type PrintedPhotoLabels = { photo: string; familyOnly: string };

type Photo = Awaited<ReturnType<typeof loadGalleryPage>>['items'][number];

/**
 * Loads all photos of a memorial that the viewer may see, for printing. A photo added meanwhile shifts the pages, so
 * the map drops duplicates.
 * @returns the items of a list in the family's order
 * @throws ApiError
 */
export async function photosForPrint(
  memorialId: string,
  labels: PrintedPhotoLabels,
): Promise<ReactNode> {
  const all = new Map<string, Photo>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, totalPages } = await loadGalleryPage(memorialId, page);
    for (const item of items) if (item.type === 'photo') all.set(item.id, item);
    pages = totalPages;
  }
  return [...all.values()].map((photo) => (
    <PrintedPhoto key={photo.id} photo={photo} labels={labels} />
  ));
}

const PrintedPhoto = ({ photo, labels }: { photo: Photo; labels: PrintedPhotoLabels }) => (
  <li className="min-w-0 break-inside-avoid">
    <figure>
      <div className="mosaic-picture relative">
        {/* biome-ignore lint/performance/noImgElement: the variants are created at upload, not by Next. */}
        <img
          src={paths.media(photo.id, '560')}
          alt={photo.caption || labels.photo}
          className="absolute inset-0 size-full object-cover object-[50%_30%]"
        />
      </div>
      <GalleryCaption text={photo.caption} />
      {photo.audience === 'family' && <FamilyMark label={labels.familyOnly} />}
    </figure>
  </li>
);
