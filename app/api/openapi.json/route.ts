import { z } from 'zod';
import { RELEASE_TAG, taggedWith } from '@/lib/platform/cache/cache-tags';
import { isKnown } from '@/lib/platform/http/if-none-match';
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
      ...taggedWith(RELEASE_TAG),
    };
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
  },
});
