import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';

// The address of the site is known when it runs, not when it is built.
export const dynamic = 'force-dynamic';

/**
 * Nothing to find there: the API, the twin of the memorial page, pages that ask for a login, and the
 * login page again for each page that sent somebody there. The create page is open, and sends crawlers
 * there (docs/decisions/0021-lighthouse.md).
 */
const CLOSED = ['/api/', '/viewer/', paths.profile, '/memorial-payment/', `${paths.login}?`];

/** What crawlers may visit. It protects nothing: private memorials are 404 for them anyway. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${absolute(paths.sitemapIndex)}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  });
}
