import { publicShopResponse } from '@/lib/payments/api-schema-plan';
import { cacheTagHeader, RELEASE_TAG } from '@/lib/platform/cache/cache-tags';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { siteResponse } from '@/lib/settings/api-schema';
import { publicSite } from '@/lib/settings/queries/public-site';
import { publicShop } from '@/lib/tributes/public-shop';

/** The same for everybody, but browsers must revalidate it, since an admin may change it at any time. */
export const GET = route({
  doc: {
    summary: "Returns the site's name, languages, enabled features and prices",
    answer: siteResponse.extend({ shop: publicShopResponse }),
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
          ...cacheTagHeader(RELEASE_TAG),
        },
      },
    ),
});
