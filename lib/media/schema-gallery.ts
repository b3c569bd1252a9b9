import { z } from 'zod';
import { GALLERY_ITEMS } from '@/lib/platform/gallery-size-rules';
import { pageNumber, pageOrFirst } from '@/lib/platform/http/page-schema';
import { galleryPageOf } from './gallery-rules';

/** No gallery has more pages. */
const MAX_GALLERY_PAGE = galleryPageOf(GALLERY_ITEMS.most - 1);

/** GET /api/memorials/{id}/gallery */
export const galleryQuery = z.strictObject({ page: pageNumber(MAX_GALLERY_PAGE) });

/**
 * The query of the gallery's page. A number beyond every gallery counts as the largest page, so that the page leads to
 * its last one, as for every other number that is too large.
 */
export const galleryAddressQuery = z.object({
  page: pageOrFirst(Number.MAX_SAFE_INTEGER).transform((page) => Math.min(page, MAX_GALLERY_PAGE)),
});
