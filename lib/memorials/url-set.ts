import { escapeXml } from '@/lib/platform/http/xml';
import { absolute } from '@/lib/platform/site-url';

/** A page of a shard; `lastmod` as an ISO moment, where it is known. */
export type SitemapUrl = { path: string; lastmod?: string };

/** Pages as a sitemap (sitemaps.org, protocol 0.9). */
export const urlSet = (urls: SitemapUrl[]) =>
  [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(urlElement),
    '</urlset>',
  ].join('\n');

function urlElement({ path, lastmod }: SitemapUrl): string {
  const location = `<loc>${escapeXml(absolute(path))}</loc>`;
  return `<url>${location}${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`;
}
