import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';

// The address of the site is known when it runs, not when it is built.
export const dynamic = 'force-dynamic';

/** Nothing to find there: the API, the twin of the memorial page, and pages that ask for a login. */
const CLOSED = ['/api/', '/viewer/', paths.createMemorial, paths.profile, '/memorial-payment/'];

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
