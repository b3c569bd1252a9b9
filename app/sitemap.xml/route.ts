import { countSitemapShards } from '@/lib/memorials/queries/sitemap-shards';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { route } from '@/lib/platform/http/route';
import { escapeXml, xmlResponse } from '@/lib/platform/http/xml';
import * as paths from '@/lib/platform/paths';

export const dynamic = 'force-dynamic';

/** The sitemap index lists one shard for the pages and one for every 4,500 public memorials. */
export const GET = route({
  doc: {
    summary: 'Returns the sitemap index',
    answer: 'xml',
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  run: async () => {
    const shards = Array.from({ length: await countSitemapShards() }, (_, index) => index + 1);
    const names = ['pages', ...shards.map((number) => `memorials-${number}`)];
    return xmlResponse(
      [
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...names.map((name) => `<sitemap><loc>${locationOf(name)}</loc></sitemap>`),
        '</sitemapindex>',
      ].join('\n'),
      LIST_TAG,
    );
  },
});

const locationOf = (name: string) => escapeXml(absoluteUrl(paths.sitemap(name)));
