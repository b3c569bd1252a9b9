import type { IncomingMessage } from 'node:http';
import { MAX_FORM_BYTES } from '@/lib/memorials/rules';

/** The longest body that a route reads as a whole: the form of a memorial as JSON. */
export const MAX_BODY_BYTES = MAX_FORM_BYTES;
/** A body may take this long, and a second more for each `BYTES_A_SECOND`: enough for a large one over 128 kbit/s. */
const MAX_MS = 5_000;
const BYTES_A_SECOND = 16 * 1024;

/**
 * Node marks a stream with this symbol once something was read from it. Next creates a `Request` from our stream, which
 * fails for a marked stream even though the whole body has been put back. Node has no documented way to remove the
 * mark.
 */
const DISTURBED = Symbol.for('nodejs.stream.disturbed');

/** `no_room`: `take` has returned false. */
export type BodyOutcome = 'all' | 'late' | 'too_large' | 'no_room';

/** Whether a request has a body, by its headers. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the whole body into memory and puts it back, so that the handler can read it at once.
 * @param take receives the number of bytes that arrived, and returns whether they may be kept
 * @param maxBytes the longest body
 * @param maxMs milliseconds after which a body of which nothing has arrived is late
 */
export function readBody(
  request: IncomingMessage,
  take: (bytes: number) => boolean,
  { maxBytes = MAX_BODY_BYTES, maxMs = MAX_MS } = {},
): Promise<BodyOutcome> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    return Promise.resolve('too_large');
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    const end = (outcome: BodyOutcome) => {
      clearTimeout(timer);
      request.off('readable', read).off('close', leave);
      if (outcome === 'all' && bytes > 0) {
        request.unshift(Buffer.concat(chunks, bytes));
        Object.assign(request, { [DISTURBED]: false });
      }
      resolve(outcome);
    };
    const read = () => {
      // A read() beyond the last byte would emit `end`, after which nothing can be put back.
      while (request.readableLength > 0) {
        const chunk: Buffer = request.read();
        bytes += chunk.length;
        if (bytes > maxBytes) return end('too_large');
        if (!take(chunk.length)) return end('no_room');
        chunks.push(chunk);
      }
      if (request.complete) end('all');
    };
    const leave = () => end('late');
    const checkTime = () => {
      const remainingMs =
        maxMs + (bytes / BYTES_A_SECOND) * 1_000 - (performance.now() - startedAt);
      if (remainingMs <= 0) end('late');
      else timer = setTimeout(checkTime, Math.ceil(remainingMs));
    };
    let timer = setTimeout(checkTime, maxMs);
    request.on('readable', read).once('close', leave);
    if (request.complete && request.readableLength === 0) end('all');
  });
}
