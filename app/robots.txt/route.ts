import { absoluteUrl } from '@/lib/platform/absolute-url';
import { cacheTagHeader, RELEASE_TAG } from '@/lib/platform/cache/cache-tags';
import * as paths from '@/lib/platform/paths';

// The site's address is known only at run time.
export const dynamic = 'force-dynamic';

/**
 * Pages with nothing to index: the signed-in version of the memorial page, some pages that require a login, and the
 * login page with a query (it has a different one for each page that redirects to it). The create page is not listed,
 * since it redirects crawlers to the login (docs/decisions/0021-lighthouse.md).
 */
const DISALLOWED_PATHS = ['/viewer/', paths.profile, '/memorial-payment/', `${paths.login}?`];

/** Tells crawlers what to visit. It protects nothing: private memorials return a 404 to crawlers anyway. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    // The same paths with a language prefix.
    ...['', '/*'].flatMap((prefix) => DISALLOWED_PATHS.map((path) => `Disallow: ${prefix}${path}`)),
    'Allow: /',
    '',
    `Sitemap: ${absoluteUrl(paths.sitemapIndex)}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      ...cacheTagHeader(RELEASE_TAG),
    },
  });
}
