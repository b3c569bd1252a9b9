import { z } from 'zod';
import { cacheTagHeader, RELEASE_TAG } from '@/lib/platform/cache/cache-tags';
import { matchesEtag } from '@/lib/platform/http/matches-etag';
import { route } from '@/lib/platform/http/route';
import { documentText } from '@/lib/platform/openapi/document-text';

export const dynamic = 'force-dynamic';

/** The OpenAPI document. It is the same for everybody and changes only with a release. */
export const GET = route({
  doc: {
    summary: 'Returns this document',
    answer: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
    hasEtag: true,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  run: async ({ request }) => {
    const { text, etag } = await documentText();
    const headers = {
      'Cache-Control': 'public, max-age=300',
      ETag: etag,
      // It is public, so pages of any site may read it.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...cacheTagHeader(RELEASE_TAG),
    };
    if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
  },
});
