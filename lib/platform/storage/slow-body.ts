import { IncomingMessage } from 'node:http';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StorageError } from '../storage-error';

/** Time limit for calls to a storage that does not respond (security.md, R6: 5 s). */
export const MAX_WAIT_MS = 4_500;
/** The slowest acceptable transfer, in bytes per second. */
const MIN_BYTES_PER_SECOND = 256 * 1024;
/** A body up to this size arrives within `MAX_WAIT_MS` at that speed. */
const SMALL_BYTES = (MAX_WAIT_MS / 1000) * MIN_BYTES_PER_SECOND;

/** Time limit for the transfer of a body of this size, in milliseconds. */
export const maxTransferMs = (bytes: number): number =>
  Math.max(MAX_WAIT_MS, (bytes / MIN_BYTES_PER_SECOND) * 1000);

/**
 * The stream of an object whose headers have arrived. A small object, such as any picture, is first
 * read completely or until `signal` is aborted, so that a stalled storage still yields an error
 * response. The stream of a large one fails with `StorageError` when the storage stalls, is too
 * slow or closes the connection; the reader may be as slow as it likes.
 */
export async function objectStream(
  body: Readable,
  bytes: number,
  signal: AbortSignal,
): Promise<Readable> {
  if (bytes <= SMALL_BYTES)
    return Readable.from([await buffer(addAbortSignal(signal, body))], { objectMode: false });
  removeSocketTimeout(body);
  const stream = Readable.from(failOnStall(body, bytes), { objectMode: false });
  stream.once('close', () => body.destroy()); // also if nobody has begun to read
  return stream;
}

/** The client's socket timeout would also fire while a slow reader pauses. */
function removeSocketTimeout(body: Readable): void {
  if (body instanceof IncomingMessage) body.socket.setTimeout(0);
}

async function* failOnStall(body: Readable, bytes: number) {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  let leftMs = maxTransferMs(bytes);
  while (true) {
    const startedAt = performance.now();
    const stop = () => body.destroy(stallError());
    const timer = setTimeout(stop, Math.min(leftMs, MAX_WAIT_MS));
    const { done, value } = await chunks
      .next()
      .catch((error: unknown) => {
        throw error instanceof StorageError ? error : new StorageError(error);
      })
      .finally(() => clearTimeout(timer));
    if (done) return;
    leftMs -= performance.now() - startedAt;
    yield value;
  }
}

export const stallError = () => new StorageError(new Error('the storage stalled'));
