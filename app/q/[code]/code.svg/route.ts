import { qrCodeSvg } from '@/lib/memorials/qr-code';
import { isPublicId } from '@/lib/ids/is-public-id';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';

type Context = { params: Promise<{ code: string }> };

/** The QR code of a memorial as a drawing. It holds nothing but an address, so it needs no look-up. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  if (!isPublicId(code)) return new Response('Not found', { status: 404 });
  return new Response(await qrCodeSvg(absolute(paths.permanent(code))), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
