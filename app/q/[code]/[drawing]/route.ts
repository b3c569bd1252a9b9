import { drawQrCodePng } from '@/lib/memorials/qr-code';
import { QR_PNG_SIZES } from '@/lib/memorials/rules';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { cacheTagHeader, RELEASE_TAG } from '@/lib/platform/cache/cache-tags';
import { drawWithinLimit } from '@/lib/platform/http/draw-within-limit';
import { isPublicId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';

type Context = { params: Promise<{ code: string; drawing: string }> };

const HEADERS = {
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=86400',
  ...cacheTagHeader(RELEASE_TAG),
};

/**
 * Returns a memorial's QR code as a PNG in one of two sizes. The code contains only an address, so no query is needed.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code, drawing } = await params;
  const pixels = QR_PNG_SIZES.find((size) => drawing === `code-${size}.png`);
  if (!pixels || !isPublicId(code)) return new Response('Not found', { status: 404 });
  return drawWithinLimit(request, () => {
    const png = drawQrCodePng(absoluteUrl(paths.permanent(code)), pixels);
    return new Response(new Uint8Array(png), { headers: HEADERS });
  });
}
