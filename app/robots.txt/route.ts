import { RELEASE_TAG, taggedWith } from '@/lib/platform/cache/cache-tags';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';

// The site's address is known at run time, not at build time.
export const dynamic = 'force-dynamic';

/**
 * Pages with nothing to index: the API, the signed-in twin of the memorial page, pages that require a
 * login, and the login page with a query, one for each page that redirects to it. The create page is not
 * listed, and redirects crawlers to the login (docs/decisions/0021-lighthouse.md).
 */
const CLOSED = ['/viewer/', paths.profile, '/memorial-payment/', `${paths.login}?`];

/** What crawlers may visit. It protects nothing: private memorials are 404 for crawlers anyway. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    // Below the prefix of a language, too.
    ...['', '/*'].flatMap((start) => CLOSED.map((path) => `Disallow: ${start}${path}`)),
    'Allow: /',
    '',
    `Sitemap: ${absolute(paths.sitemapIndex)}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      ...taggedWith(RELEASE_TAG),
    },
  });
}
