import { IncomingMessage } from 'node:http';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StorageFault } from '../storage-fault';

/** The time limit for requests to a storage that does not answer (security.md, R6: 5 s). */
export const LONGEST_WAIT_MS = 4_500;
/** The slowest storage that we wait for, in bytes per second. */
const SLOWEST = 256 * 1024;
/** What is not larger passes within a call's time at that speed. */
const SMALL_BYTES = (LONGEST_WAIT_MS / 1000) * SLOWEST;

/** How long the storage may take for a body of this size, in milliseconds: as long as any call, or as the slowest that we wait for. */
export const longestMs = (bytes: number): number =>
  Math.max(LONGEST_WAIT_MS, (bytes / SLOWEST) * 1000);

/**
 * The stream of an object that the storage has begun to send. A small one, as every picture is, is read to its end first, until
 * `signal` is aborted: a storage that stalls is a fault while there is no answer yet. A large one fails with
 * `StorageFault` when the storage stalls, is very slow or breaks off; a slow reader may take as long as it likes.
 */
export async function objectStream(
  body: Readable,
  bytes: number,
  signal: AbortSignal,
): Promise<Readable> {
  if (bytes <= SMALL_BYTES)
    return Readable.from([await buffer(addAbortSignal(signal, body))], { objectMode: false });
  forgetSocketTimeout(body);
  const stream = Readable.from(withoutStalls(body, bytes), { objectMode: false });
  stream.once('close', () => body.destroy()); // also where nobody has begun to read
  return stream;
}

/** The client's limit for a silent socket is for answers: while a reader pauses, its socket is silent, too. */
function forgetSocketTimeout(body: Readable): void {
  if (body instanceof IncomingMessage) body.socket.setTimeout(0);
}

async function* withoutStalls(body: Readable, bytes: number) {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  let leftMs = longestMs(bytes);
  while (true) {
    const begun = performance.now();
    const stop = () => body.destroy(stalled());
    const timer = setTimeout(stop, Math.min(leftMs, LONGEST_WAIT_MS));
    const { done, value } = await chunks
      .next()
      .catch((error: unknown) => {
        throw error instanceof StorageFault ? error : new StorageFault(error);
      })
      .finally(() => clearTimeout(timer));
    if (done) return;
    leftMs -= performance.now() - begun;
    yield value;
  }
}

export const stalled = () => new StorageFault(new Error('the storage stalled'));
