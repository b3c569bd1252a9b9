import { Readable } from 'node:stream';
import { viewerFrom } from '@/lib/auth/viewer-from';
import { AppError } from '@/lib/errors';
import { answerError } from '@/lib/http/answer-error';
import { type MediaObject, mediaObject } from '@/lib/media/queries';

type Context = { params: Promise<Record<string, string | string[]>> };

/** Pictures of memorials. The address never tells whether something is missing or merely private. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const { id, variant } = await params;
    const found = await mediaObject(String(id), String(variant), await viewerFrom(request.headers));
    if (!found) throw new AppError('not_found', 'Not found.');
    const headers = headersOf(found, String(variant));
    if (knows(request, found.etag)) return new Response(null, { status: 304, headers });
    const object = await found.open();
    if (!object) throw new AppError('not_found', 'Not found.');
    headers.set('Content-Type', object.contentType);
    headers.set('Content-Length', String(object.bytes));
    if (request.method === 'HEAD') {
      object.stream.destroy(); // else its file would stay open: Next asks GET for HEAD, and drops the body
      return new Response(null, { headers });
    }
    return new Response(Readable.toWeb(object.stream) as ReadableStream, { headers }); // Node's own type of it
  } catch (error) {
    return answerError(error, request);
  }
}

function headersOf({ isPublic, etag }: MediaObject, variant: string): Headers {
  const mayBeEmbedded = isPublic && variant === 'preview';
  return new Headers({
    ETag: etag,
    // Five minutes: a memorial that turns private is out of every cache soon.
    'Cache-Control': isPublic ? 'public, max-age=300' : 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': mayBeEmbedded ? 'cross-origin' : 'same-origin',
  });
}

const knows = (request: Request, etag: string) =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((given) => given.trim().replace(/^W\//, '') === etag);
