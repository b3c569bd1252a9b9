import { z } from 'zod';
import { sitemapShard } from '@/lib/memorials/queries/sitemap-shards';
import { type SitemapUrl, urlSet } from '@/lib/memorials/url-set';
import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { xmlResponse } from '@/lib/platform/http/xml';
import { pathIn } from '@/lib/platform/language/addresses';
import { alternatesOf } from '@/lib/platform/language/alternates';
import { messageFor } from '@/lib/platform/language/message';
import { listedLanguages } from '@/lib/platform/language/offered-languages';
import { PAGES } from '@/lib/platform/pages';
import * as paths from '@/lib/platform/paths';
import { legalPage } from '@/lib/settings/legal/paths';
import { publishedKinds } from '@/lib/settings/queries/published-kinds';

export const dynamic = 'force-dynamic';

const LISTED_PATHS = Object.keys(PAGES).filter((address) => PAGES[address]?.search === 'sitemap');

/**
 * A sitemap index may list at most 50,000 shards. Leading zeros are not allowed, so that each shard has a single
 * address.
 */
const MEMORIAL_SHARD = /^memorials-([1-9]\d{0,3}|[1-4]\d{4}|50000)\.xml$/;

export const GET = route({
  doc: {
    summary: 'Returns a shard of the sitemap',
    answer: 'xml',
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: z.object({ shard: z.string() }),
  run: async ({ params }) => {
    const urls = params.shard === 'pages.xml' ? await pages() : await memorials(params.shard);
    if (urls.length === 0) throw new AppError('not_found', messageFor('api.notFound'));
    return xmlResponse(urlSet(urls), LIST_TAG);
  },
});

/** Lists the pages in each language. Memorials are listed only in the languages that their family has written in. */
async function pages(): Promise<SitemapUrl[]> {
  const languages = listedLanguages();
  const listed = new Set([...LISTED_PATHS, ...(await publishedKinds()).map(legalPage)]);
  if (languages.length < 2) return [...listed].map((path) => ({ path }));
  return [...listed].flatMap((path) =>
    languages.map((listedLanguage) => ({
      path: pathIn(listedLanguage, path),
      alternates: alternatesOf(path),
    })),
  );
}

async function memorials(shard: string): Promise<SitemapUrl[]> {
  const [, number] = MEMORIAL_SHARD.exec(shard) ?? [];
  const entries = number ? await sitemapShard(Number(number), listedLanguages()) : [];
  return entries.map(({ id, language, updatedAt }) => ({
    path: pathIn(language, paths.memorial(id)),
    lastmod: updatedAt,
  }));
}
