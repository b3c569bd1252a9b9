import { qrCodeSvg } from '@/lib/memorials/qr-code';
import { RELEASE_TAG, cacheTagHeader } from '@/lib/platform/cache/cache-tags';
import { isPublicId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { absoluteUrl } from '@/lib/platform/absolute-url';

type Context = { params: Promise<{ code: string }> };

const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=86400',
  ...cacheTagHeader(RELEASE_TAG),
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * Returns a memorial's QR code as SVG. The code contains only an address, so no query is needed. There is no rate
 * limit, because every memorial page shows the code, even if it comes from the cache while the database is down.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  if (!isPublicId(code)) return new Response('Not found', { status: 404 });
  return new Response(await qrCodeSvg(absoluteUrl(paths.permanent(code))), { headers: HEADERS });
}
