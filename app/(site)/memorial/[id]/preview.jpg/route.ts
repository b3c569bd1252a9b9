import { z } from 'zod';
import { isKnown } from '@/lib/http/if-none-match';
import { route } from '@/lib/http/route';
import { previewCard } from '@/lib/memorials/preview/preview-card';
import { previewVersion } from '@/lib/memorials/preview/preview-version';
import { memorialPage } from '@/lib/memorials/queries/memorial-page';

/**
 * The link preview of a public memorial. Missing, deleted and private ones are all the same 404, for
 * everybody: who fetches a preview is never logged in. `?v=` only makes messengers fetch anew.
 */
export const GET = route({
  access: 'anyone',
  limit: 'read',
  params: z.object({ id: z.string() }),
  run: async ({ request, params: { id } }) => {
    const memorial = await memorialPage(id, null);
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
  // Five minutes, as for every picture: a memorial that turns private is out of every cache soon.
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
