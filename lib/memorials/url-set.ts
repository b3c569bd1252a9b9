import { escapeXml } from '@/lib/platform/http/xml';
import { absolute } from '@/lib/platform/site-url';

/**
 * A page of a shard; `lastmod` as an ISO moment, where it is known. `alternates` are its full addresses in all
 * languages, its own among them, by their tags.
 */
export type SitemapUrl = { path: string; lastmod?: string; alternates?: Record<string, string> };

/** Pages as a sitemap (sitemaps.org, protocol 0.9). */
export const urlSet = (urls: SitemapUrl[]) =>
  [
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasAlternates(urls) ? XHTML : ''}>`,
    ...urls.map(urlElement),
    '</urlset>',
  ].join('\n');

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const hasAlternates = (urls: SitemapUrl[]) => urls.some(({ alternates }) => alternates);

function urlElement({ path, lastmod, alternates = {} }: SitemapUrl): string {
  const location = `<loc>${escapeXml(absolute(path))}</loc>`;
  const links = Object.entries(alternates).map(
    ([tag, address]) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`,
  );
  return `<url>${location}${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${links.join('')}</url>`;
}
