import { publicShopAnswer } from '@/lib/payments/api-schema-plan';
import { RELEASE_TAG, taggedWith } from '@/lib/platform/cache/cache-tags';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { siteAnswer } from '@/lib/settings/api-schema';
import { publicSite } from '@/lib/settings/queries/public-site';
import { publicShop } from '@/lib/tributes/public-shop';

/** The same for everybody, but browsers must revalidate it, since an admin may change it at any time. */
export const GET = route({
  doc: {
    summary: "Returns the site's name, languages, enabled features and prices",
    answer: siteAnswer.extend({ shop: publicShopAnswer }),
    errors: [],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  run: async () =>
    jsonResponse(
      { ...publicSite(), shop: await publicShop() },
      {
        headers: {
          'Cache-Control': 'public, max-age=0, must-revalidate',
          ...taggedWith(RELEASE_TAG),
        },
      },
    ),
});
