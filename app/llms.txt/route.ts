import { absoluteUrl } from '@/lib/platform/absolute-url';
import { cacheTagHeader, RELEASE_TAG } from '@/lib/platform/cache/cache-tags';
import * as api from '@/lib/platform/openapi/api-paths';
import * as paths from '@/lib/platform/paths';

export const dynamic = 'force-dynamic';

/** Information for AI agents in the format of llmstxt.org, in English. It mentions no individual memorial. */
export function GET(): Response {
  const link = (name: string, path: string, description: string) =>
    `- [${name}](${absoluteUrl(path)}): ${description}`;
  const lines = [
    '# Memorials',
    '',
    '> Pages that families keep for people who have died. You may read public pages; please treat them with the care of a guest.',
    '',
    '## For programs',
    '',
    link('API', api.apiDocument, 'every endpoint, as OpenAPI 3.1'),
    link(
      'For developers',
      api.developers,
      'the same as web pages, with examples, errors and limits',
    ),
    '',
    '## For readers',
    '',
    link('Find a memorial', paths.findMemorials, 'public memorials by name'),
    link('New memorials', paths.feed, 'as a feed'),
    link('All pages', paths.sitemapIndex, 'as a site map'),
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
