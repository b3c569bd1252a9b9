import { Readable } from 'node:stream';
import type { MediaObject } from '@/lib/media/media-file';
import { AppError } from '@/lib/platform/errors';
import { requireSameOriginRead } from '@/lib/platform/http/same-origin';
import { messageFor } from '@/lib/platform/language/message';

/**
 * The response with a condolence's picture for the holder of a secret link. The family may not have reviewed it, so only
 * our own page can show it: other sites are refused, and a browser that opens the address downloads the file. Throws
 * `forbidden` for other sites, and `not_found` if `find` returns null or the file is gone.
 */
export async function privatePictureResponse(
  request: Request,
  find: () => Promise<MediaObject | null>,
): Promise<Response> {
  requireSameOriginRead(request);
  const picture = await find();
  const object = await picture?.open();
  if (!object) throw new AppError('not_found', messageFor('condolences.refusals.notFound'));
  return new Response(Readable.toWeb(object.stream) as ReadableStream, {
    headers: {
      'Content-Type': object.contentType,
      'Content-Length': String(object.bytes),
      'Content-Disposition': 'attachment; filename="picture.webp"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
