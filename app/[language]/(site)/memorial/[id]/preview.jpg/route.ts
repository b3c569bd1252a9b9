import { previewCard } from '@/lib/memorials/card/preview-card';
import { previewVersion } from '@/lib/memorials/card/preview-version';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { memorialTag } from '@/lib/platform/cache/cache-tags';
import { jpegResponse } from '@/lib/platform/http/jpeg-response';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/**
 * The link preview of a public memorial. Missing, deleted and private ones all return the same 404, since programs that
 * fetch previews are never logged in. `?v=` only makes messengers fetch it again.
 */
export const GET = route({
  doc: {
    summary: 'Returns the link preview of a memorial',
    answer: 'image',
    hasEtag: true,
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'drawing',
  params: idParams,
  run: async ({ request, params: { id } }) => {
    const memorial = await getMemorialView(id, null);
    const card = memorial && {
      etag: `"${previewVersion(memorial)}"`,
      tag: memorialTag(id),
      draw: () => previewCard(memorial),
    };
    return jpegResponse(request, card);
  },
});
