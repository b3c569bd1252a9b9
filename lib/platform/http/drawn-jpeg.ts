import { taggedWith } from '@/lib/platform/cache/cache-tags';
import { isKnown } from './if-none-match';

type Drawn = {
  etag: string;
  /** What it shows (cache-tags.ts). */
  tag: string;
  /** Returns the JPEG; null where nothing can be drawn any more. */
  draw: () => Promise<Buffer | null>;
};

const HEADERS = {
  // Five minutes, as for every picture: a memorial that is made private soon leaves every cache.
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Messengers and webmail load it from another origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Answers with a picture that other sites may show, without drawing it for callers that have it. 404 without one. */
export async function drawnJpeg(request: Request, picture: Drawn | null): Promise<Response> {
  if (!picture) return missing();
  const headers = { ...HEADERS, ETag: picture.etag, ...taggedWith(picture.tag) };
  if (isKnown(request, picture.etag)) return new Response(null, { status: 304, headers });
  const jpeg = await picture.draw();
  if (!jpeg) return missing();
  return new Response(new Uint8Array(jpeg), {
    headers: { ...headers, 'Content-Type': 'image/jpeg', 'Content-Length': `${jpeg.length}` },
  });
}

const missing = () =>
  new Response('Not found', {
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
