import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { sitemapShard } from '@/lib/memorials/queries/sitemap-shards';
import { paths } from '@/lib/paths';
import { xmlResponse } from '@/lib/xml/xml-response';
import { type SitemapUrl, urlSet } from './url-set';

export const dynamic = 'force-dynamic';

const PAGES = [paths.home, paths.about, paths.findMemorials, paths.terms];

/** At most 50,000 shards, as many as an index may name; each has one address (no leading zero). */
const MEMORIALS = /^memorials-([1-9]\d{0,3}|[1-4]\d{4}|50000)\.xml$/;

/** One shard of the sitemap. */
export const GET = route({
  access: 'anyone',
  limit: 'read',
  params: z.object({ shard: z.string() }),
  run: async ({ params }) => {
    const urls = params.shard === 'pages.xml' ? pages() : await memorials(params.shard);
    if (urls.length === 0) throw new AppError('not_found', 'Not found.');
    return xmlResponse(urlSet(urls));
  },
});

const pages = (): SitemapUrl[] => PAGES.map((path) => ({ path }));

async function memorials(shard: string): Promise<SitemapUrl[]> {
  const [, number] = MEMORIALS.exec(shard) ?? [];
  const entries = number ? await sitemapShard(Number(number)) : [];
  return entries.map(({ id, updatedAt }) => ({ path: paths.memorial(id), lastmod: updatedAt }));
}
