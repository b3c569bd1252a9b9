import type { IncomingMessage } from 'node:http';
import { FORM_MAX_BYTES } from '@/lib/memorials/rules';

/** The longest body that a route reads whole: the form of a memorial as JSON. */
export const MOST_BYTES = FORM_MAX_BYTES;
/** A small body is there in a moment, over a line of 128 kbit/s a large one is after this time and a second for each of these. */
const LONGEST_MS = 5_000;
const BYTES_A_SECOND = 16 * 1024;

/**
 * Where streams say whether something of them was read. A Request (Next makes one for a route) takes no stream that says so, and
 * of this one all is there again.
 */
const DISTURBED = Symbol.for('nodejs.stream.disturbed');

/** `no_room`: `take` refused. */
export type Received = 'all' | 'late' | 'too_large' | 'no_room';

/** Whether a request says that it has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the whole body into memory and puts it back, so that the next reader of the request has it at once.
 * @param take is told how many bytes came, and returns whether they may be kept
 * @param mostBytes that it may have
 * @param longestMs after which a body that sends nothing is late
 */
export function readBody(
  request: IncomingMessage,
  take: (bytes: number) => boolean,
  { mostBytes = MOST_BYTES, longestMs = LONGEST_MS } = {},
): Promise<Received> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes)
    return Promise.resolve('too_large');
  const begun = performance.now();
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    const end = (received: Received) => {
      clearTimeout(timer);
      request.off('readable', read).off('close', leave);
      if (received === 'all' && bytes > 0) {
        request.unshift(Buffer.concat(chunks, bytes));
        Object.assign(request, { [DISTURBED]: false });
      }
      resolve(received);
    };
    const read = () => {
      // Once all was read, another read() would announce the end, after which nothing can be put back.
      while (request.readableLength > 0) {
        const chunk: Buffer = request.read();
        bytes += chunk.length;
        if (bytes > mostBytes) return end('too_large');
        if (!take(chunk.length)) return end('no_room');
        chunks.push(chunk);
      }
      if (request.complete) end('all');
    };
    const leave = () => end('late');
    const look = () => {
      const left = longestMs + (bytes / BYTES_A_SECOND) * 1_000 - (performance.now() - begun);
      if (left <= 0) end('late');
      else timer = setTimeout(look, Math.ceil(left));
    };
    let timer = setTimeout(look, longestMs);
    request.on('readable', read).once('close', leave);
    if (request.complete && request.readableLength === 0) end('all');
  });
}
