import { previewCard } from '@/lib/memorials/card/preview-card';
import { previewVersion } from '@/lib/memorials/card/preview-version';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { isKnown } from '@/lib/platform/http/if-none-match';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/**
 * The link preview of a public memorial. Missing, deleted and private ones are all the same 404 for
 * everybody: a program that fetches a preview is never logged in. `?v=` only makes messengers fetch it again.
 */
export const GET = route({
  doc: {
    summary: 'Returns the link preview of a memorial',
    answer: 'image',
    errors: [],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  params: idParams,
  run: async ({ request, params: { id } }) => {
    const memorial = await getMemorialView(id, null);
    if (!memorial) return missing();
    const etag = `"${previewVersion(memorial)}"`;
    const headers = { ...HEADERS, ETag: etag };
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
    const card = await previewCard(memorial);
    return new Response(new Uint8Array(card), {
      headers: { ...headers, 'Content-Type': 'image/jpeg', 'Content-Length': `${card.length}` },
    });
  },
});

const HEADERS = {
  // Five minutes, as for every picture: a memorial that is made private soon leaves every cache.
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const missing = () =>
  new Response('Not found', {
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
