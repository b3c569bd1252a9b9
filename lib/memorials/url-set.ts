import { absoluteUrl } from '@/lib/platform/absolute-url';
import { escapeXml } from '@/lib/platform/http/xml';

/**
 * A page in a sitemap. `lastmod` is an ISO moment. `alternates` maps language tags to full
 * addresses, including the page's own.
 */
export type SitemapUrl = { path: string; lastmod?: string; alternates?: Record<string, string> };

/** Renders a sitemap (sitemaps.org, protocol 0.9). */
export const urlSet = (urls: SitemapUrl[]) =>
  [
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasAlternates(urls) ? XHTML : ''}>`,
    ...urls.map(urlElement),
    '</urlset>',
  ].join('\n');

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const hasAlternates = (urls: SitemapUrl[]) => urls.some(({ alternates }) => alternates);

function urlElement({ path, lastmod, alternates = {} }: SitemapUrl): string {
  const location = `<loc>${escapeXml(absoluteUrl(path))}</loc>`;
  const links = Object.entries(alternates).map(
    ([tag, address]) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`,
  );
  return `<url>${location}${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${links.join('')}</url>`;
}
