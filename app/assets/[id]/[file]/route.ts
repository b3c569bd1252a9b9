import { buffer } from 'node:stream/consumers';
import { assetFile } from '@/lib/media/queries/asset-file';
import { cacheTagHeader, FILES_TAG } from '@/lib/platform/cache/cache-tags';
import { AppError } from '@/lib/platform/errors';
import { errorResponse } from '@/lib/platform/http/error-response';

type Context = { params: Promise<{ id: string; file: string }> };

/** Serves a file of the operator's logo or icon. It may be cached forever, since a new picture gets a new address. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const { id, file } = await params;
    const asset = await assetFile(id, file);
    if (!asset) throw new AppError('not_found', 'Not found.');
    const body = await buffer(asset.stream); // only a few kilobytes, since our server generated the file
    return new Response(new Uint8Array(body), {
      headers: {
        'Content-Type': asset.contentType,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...cacheTagHeader(FILES_TAG),
      },
    });
  } catch (error) {
    return errorResponse(error, request);
  }
}
