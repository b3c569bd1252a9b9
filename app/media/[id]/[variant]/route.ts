import { Readable } from 'node:stream';
import { viewerFrom } from '@/lib/auth/viewer-from';
import { AppError } from '@/lib/errors';
import { answerError } from '@/lib/http/answer-error';
import { isKnown } from '@/lib/http/if-none-match';
import { attachmentHeader } from '@/lib/media/attachment-header';
import { byteRange } from '@/lib/media/byte-range';
import { type MediaObject, mediaObject } from '@/lib/media/queries/media-object';

type Context = { params: Promise<Record<string, string | string[]>> };

/** Media of memorials. The address never tells whether something is missing or merely private. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const { id, variant } = await params;
    const found = await mediaObject(String(id), String(variant), await viewerFrom(request.headers));
    if (!found) throw new AppError('not_found', 'Not found.');
    const headers = headersOf(found);
    if (isKnown(request, found.etag)) return new Response(null, { status: 304, headers });
    return await send(request, found, headers);
  } catch (error) {
    return answerError(error, request);
  }
}

/** The whole, or the part that a player asks for. */
async function send(request: Request, found: MediaObject, headers: Headers): Promise<Response> {
  const range = wantedRange(request, found);
  if (range === 'beyond') {
    headers.set('Content-Range', `bytes */${found.totalBytes}`);
    return new Response(null, { status: 416, headers });
  }
  const object = await found.open(range ?? undefined);
  if (!object) throw new AppError('not_found', 'Not found.');
  headers.set('Content-Type', object.contentType);
  headers.set('Content-Length', String(object.bytes));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${found.totalBytes}`);
  if (request.method === 'HEAD') {
    object.stream.destroy(); // else its file would stay open: Next asks GET for HEAD, and drops the body
    return new Response(null, { headers });
  }
  const body = Readable.toWeb(object.stream) as ReadableStream; // Node's own type of it
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Who holds a part of other bytes (If-Range) gets the whole; a date names no bytes, so it never matches. */
function wantedRange({ method, headers }: Request, { etag, totalBytes }: MediaObject) {
  const held = headers.get('if-range');
  if (method !== 'GET' || totalBytes === null || (held !== null && held !== etag)) return null;
  return byteRange(headers.get('range'), totalBytes);
}

function headersOf({ isPublic, etag, attachedAs, totalBytes }: MediaObject) {
  return new Headers({
    ETag: etag,
    // Five minutes: a memorial that turns private is out of every cache soon.
    'Cache-Control': isPublic ? 'public, max-age=300' : 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(totalBytes !== null && { 'Accept-Ranges': 'bytes' }),
    ...(attachedAs !== null && { 'Content-Disposition': attachmentHeader(attachedAs) }),
  });
}
