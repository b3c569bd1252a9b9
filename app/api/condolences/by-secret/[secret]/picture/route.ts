import { Readable } from 'node:stream';
import { z } from 'zod';
import { pictureBySecret } from '@/lib/condolences/queries/condolence-picture';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { requireSameOriginRead } from '@/lib/platform/http/same-origin';
import { messageFor } from '@/lib/platform/language/message';

/**
 * Only the condolence's author has the secret. The picture may not have been reviewed, so only the author's own page
 * can show it: other sites are refused, and a browser that opens the address downloads the file.
 */
export const GET = route({
  doc: {
    summary: 'Returns the picture of a condolence to its author',
    answer: 'image',
    errors: ['not_found', 'forbidden'],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: z.object({ secret: z.string() }),
  run: async ({ request, params: { secret } }) => {
    requireSameOriginRead(request);
    const picture = await pictureBySecret(secret);
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
  },
});
