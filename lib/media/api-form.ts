import * as paths from '@/lib/platform/paths';
import type { GalleryItem } from './gallery-item';
import { countGalleryPages, countItems } from './gallery-rules';
import { ORIGINAL, SENT } from './object-keys';
import { PIECE_BYTES } from './piece-rules';
import type { GalleryPart } from './queries/gallery-part';

/**
 * A gallery item as the API returns it, with `_id` and the addresses of its files (product.md 3,
 * `additionalMedia`).
 */
export const toApiMedia = <Item extends GalleryItem>({
  id,
  hasPoster,
  hasSent,
  ...item
}: Item) => ({
  _id: id,
  ...item,
  url: paths.media(id, item.type === 'photo' ? '800' : ORIGINAL),
  poster: hasPoster ? paths.media(id, 'poster') : null,
  sent: hasSent ? paths.media(id, SENT) : null,
});

/** An upload in pieces as the API returns it. */
export const toApiUpload = (upload: { id: string; bytes: number; receivedBytes: number }) => ({
  uploadId: upload.id,
  bytes: upload.bytes,
  receivedBytes: upload.receivedBytes,
  pieceBytes: PIECE_BYTES,
});

/** The body of GET /api/memorials/{id}/gallery: photos and videos in the family's order, then documents. */
export function toApiGallery({ pictures, documents, counts }: GalleryPart) {
  return {
    additionalMedia: [...pictures, ...documents].map(toApiMedia),
    totalItems: countItems(counts),
    totalPages: countGalleryPages(counts),
  };
}
