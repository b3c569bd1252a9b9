import { cacheTagHeader } from '@/lib/platform/cache/cache-tags';
import { matchesEtag } from './matches-etag';

type DrawnPicture = {
  etag: string;
  /** The cache tag of what it shows (cache-tags.ts). */
  tag: string;
  /** Returns the JPEG; null if it cannot be drawn any more. */
  draw: () => Promise<Buffer | null>;
};

const HEADERS = {
  // Five minutes, as for every picture: when a memorial becomes private, it soon leaves every
  // cache.
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Messengers and webmail load it from another origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Responds with a drawn picture that other sites may embed. Answers 304 without drawing if the
 * caller has it, and 404 if there is none.
 */
export async function jpegResponse(
  request: Request,
  picture: DrawnPicture | null,
): Promise<Response> {
  if (!picture) return notFoundResponse();
  const headers = { ...HEADERS, ETag: picture.etag, ...cacheTagHeader(picture.tag) };
  if (matchesEtag(request, picture.etag)) return new Response(null, { status: 304, headers });
  const jpeg = await picture.draw();
  if (!jpeg) return notFoundResponse();
  return new Response(new Uint8Array(jpeg), {
    headers: { ...headers, 'Content-Type': 'image/jpeg', 'Content-Length': `${jpeg.length}` },
  });
}

const notFoundResponse = () =>
  new Response('Not found', {
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
