import { readerForViewer } from '@/lib/access/reader-from';
import { isOpen } from '@/lib/access/rules';
import { toApiGallery } from '@/lib/media/api-form';
import { galleryResponse } from '@/lib/media/api-schema';
import { galleryPage } from '@/lib/media/queries/gallery-part';
import { galleryQuery } from '@/lib/media/schema-gallery';
import { requireVisible } from '@/lib/memorials/queries/require-visible';
import { cacheTagHeader, memorialTag } from '@/lib/platform/cache/cache-tags';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/**
 * A page of the gallery as the caller may see it. If everybody may see the memorial, the server keeps the answer for
 * all visitors until the memorial changes (server/answers/shared-address.ts).
 */
export const GET = route({
  doc: {
    summary: "Lists a page of a memorial's gallery",
    answer: galleryResponse,
    errors: ['not_found'],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  params: idParams,
  query: galleryQuery,
  run: async ({ request, viewer, params: { id }, query: { page } }) => {
    const reader = await readerForViewer(viewer, request.headers);
    const isForEverybody =
      isOpen(await requireVisible(reader, id)) && !viewer && reader.guestId === null;
    const answer = toApiGallery(await galleryPage(reader, id, page));
    return jsonResponse(answer, isForEverybody ? { headers: sharedHeaders(id) } : {});
  },
});

/** Browsers may keep the answer, but ask each time whether it has changed, as for the page of a memorial. */
const sharedHeaders = (id: string) => ({
  'Cache-Control': 'public, max-age=0, must-revalidate',
  ...cacheTagHeader(memorialTag(id)),
});
