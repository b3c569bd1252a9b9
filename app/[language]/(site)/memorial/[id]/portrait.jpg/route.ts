import { mailPicture } from '@/lib/memorials/card/mail-picture';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { isKnown } from '@/lib/platform/http/if-none-match';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/**
 * The portrait of a public memorial, as mails show it. Missing, deleted and private memorials and those without a picture
 * are all the same 404 for everybody: a mail program is never logged in.
 */
export const GET = route({
  doc: {
    summary: 'Returns the portrait of a memorial as mails show it',
    answer: 'image',
    errors: [],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  params: idParams,
  run: async ({ request, params: { id } }) => {
    const memorial = await getMemorialView(id, null);
    const picture = memorial && (await mailPicture(memorial));
    if (!picture) return missing();
    const headers = { ...HEADERS, ETag: picture.etag };
    if (isKnown(request, picture.etag)) return new Response(null, { status: 304, headers });
    const drawn = await picture.draw();
    if (!drawn) return missing();
    return new Response(new Uint8Array(drawn), {
      headers: { ...headers, 'Content-Type': 'image/jpeg', 'Content-Length': `${drawn.length}` },
    });
  },
});

const HEADERS = {
  // Five minutes, as for every picture: a memorial that is made private soon leaves every cache.
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Webmail loads it from another origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const missing = () =>
  new Response('Not found', {
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
