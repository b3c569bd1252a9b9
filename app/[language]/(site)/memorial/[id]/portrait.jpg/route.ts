import { mailPicture } from '@/lib/memorials/card/mail-picture';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { memorialTag } from '@/lib/platform/cache/cache-tags';
import { jpegResponse } from '@/lib/platform/http/jpeg-response';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/**
 * The portrait of a public memorial for e-mails. Missing, deleted and private memorials and those without a picture all
 * return the same 404, since mail programs are never logged in.
 */
export const GET = route({
  doc: {
    summary: "Returns a memorial's portrait for e-mails",
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
    const picture = memorial && (await mailPicture(memorial));
    return jpegResponse(request, picture && { ...picture, tag: memorialTag(id) });
  },
});
