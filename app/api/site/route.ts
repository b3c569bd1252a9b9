import { RELEASE_TAG, taggedWith } from '@/lib/platform/cache/cache-tags';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { siteAnswer } from '@/lib/settings/api-schema';
import { publicSite } from '@/lib/settings/queries/public-site';

/** The same for everybody, and another one as soon as an admin changes it: no browser keeps it unasked. */
export const GET = route({
  doc: {
    summary: 'Returns what the site is called, its languages, and what people can do here',
    answer: siteAnswer,
    errors: [],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  run: async () =>
    jsonResponse(publicSite(), {
      headers: {
        'Cache-Control': 'public, max-age=0, must-revalidate',
        ...taggedWith(RELEASE_TAG),
      },
    }),
});
