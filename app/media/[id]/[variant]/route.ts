import { Readable } from 'node:stream';
import { readerFrom } from '@/lib/access/reader-from';
import { condolencePicture } from '@/lib/condolences/queries/condolence-picture';
import { acceptsAvif } from '@/lib/media/accepts-avif';
import { attachmentHeader } from '@/lib/media/attachment-header';
import { byteRange } from '@/lib/media/byte-range';
import type { MediaObject } from '@/lib/media/media-file';
import { mediaObject } from '@/lib/media/queries/media-object';
import { cacheTagHeader, memorialTag } from '@/lib/platform/cache/cache-tags';
import { AppError } from '@/lib/platform/errors';
import { errorResponse } from '@/lib/platform/http/error-response';
import { matchesEtag } from '@/lib/platform/http/matches-etag';

type Context = { params: Promise<Record<string, string | string[]>> };

/**
 * Serves the media of memorials and the pictures of condolences. The response never reveals whether a file is missing
 * or private.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const { id, variant } = await params;
    const reader = await readerFrom(request.headers);
    const avif = acceptsAvif(request.headers.get('accept'));
    const query = [String(id), String(variant), reader, avif] as const;
    const found = (await mediaObject(...query)) ?? (await condolencePicture(...query));
    if (!found) throw new AppError('not_found', 'Not found.');
    const address = await found.publicAddress();
    if (address)
      return new Response(null, { status: 302, headers: redirectHeaders(found, address) });
    const headers = headersOf(found);
    if (matchesEtag(request, found.etag)) return new Response(null, { status: 304, headers });
    return await send(request, found, headers);
  } catch (error) {
    return errorResponse(error, request);
  }
}

/** Sends the whole file, or the range that a player requests. */
async function send(request: Request, found: MediaObject, headers: Headers): Promise<Response> {
  const range = requestedRange(request, found);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${found.totalBytes}`);
    return new Response(null, { status: 416, headers });
  }
  const object = await found.open(range ?? undefined);
  if (!object) throw new AppError('not_found', 'Not found.');
  headers.set('Content-Type', object.contentType);
  headers.set('Content-Length', String(object.bytes));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${found.totalBytes}`);
  if (request.method === 'HEAD') {
    object.stream.destroy(); // Next calls GET for HEAD and discards the body, which would leave the file open
    return new Response(null, { headers });
  }
  const body = Readable.toWeb(object.stream) as ReadableStream; // as: Node has its own type for web streams
  return new Response(body, { status: range ? 206 : 200, headers });
}

/**
 * A client that has part of an older version (If-Range) gets the whole file. If-Range may also contain a date, which
 * never matches, since a date does not identify a version.
 */
function requestedRange({ method, headers }: Request, { etag, totalBytes }: MediaObject) {
  const ifRange = headers.get('if-range');
  if (method !== 'GET' || totalBytes === null || (ifRange !== null && ifRange !== etag))
    return null;
  return byteRange(headers.get('range'), totalBytes);
}

/**
 * Redirects to a signed address, which is valid for at least five more minutes (decision 0008): each of three caches
 * may keep the redirect for one minute.
 */
function redirectHeaders(found: MediaObject, address: string) {
  return new Headers({
    Location: address,
    'Cache-Control': 'public, max-age=60',
    ...commonHeaders(found),
  });
}

function headersOf(found: MediaObject) {
  const { isPublic, etag, attachedAs, totalBytes } = found;
  return new Headers({
    ETag: etag,
    // Five minutes, so that a memorial made private soon leaves all caches.
    'Cache-Control': isPublic ? 'public, max-age=300' : 'private, no-store',
    ...commonHeaders(found),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(totalBytes !== null && { 'Accept-Ranges': 'bytes' }),
    ...(attachedAs !== null && { 'Content-Disposition': attachmentHeader(attachedAs) }),
  });
}

const commonHeaders = ({ isPublic, isNegotiated, shownBy }: MediaObject) => ({
  ...(isPublic && cacheTagHeader(...shownBy.map(memorialTag))),
  ...(isNegotiated && { Vary: 'Accept' }),
});
