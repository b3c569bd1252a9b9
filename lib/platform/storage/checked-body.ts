import { Readable } from 'node:stream';
import { MAX_WAIT_MS, maxTransferMs, stallError } from './slow-body';

/** At most this much of a body is still in buffers after the storage has taken the last chunk. */
const IN_FLIGHT_BYTES = 4 * 1024 * 1024;

/**
 * Wraps a body for the SDK. It fails unless it has exactly `bytes` bytes; a stream also fails when
 * the storage stops reading it. `broken` is then aborted with the reason: the SDK does not handle
 * errors of its body, and an interrupted upload would crash the process. Call `end` when the
 * response has arrived. Throws immediately for a buffer of another length.
 */
export function checkedBody(body: Readable | Buffer, bytes: number) {
  const broken = new AbortController();
  if (Buffer.isBuffer(body)) {
    if (body.length !== bytes) throw lengthError(body.length, bytes);
    return { body, broken: broken.signal, end: () => {} };
  }
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(timer);
  const wait = (ms: number) => {
    end();
    timer = setTimeout(() => broken.abort(stallError()), ms);
  };

  async function* count(chunks: Readable) {
    let received = 0;
    for await (const chunk of chunks) {
      received += chunk.length;
      if (received > bytes) break;
      wait(MAX_WAIT_MS);
      yield chunk;
      end(); // the storage asks for the next chunk
    }
    if (received !== bytes) throw lengthError(received, bytes);
    wait(maxTransferMs(IN_FLIGHT_BYTES));
  }

  const counted = Readable.from(count(body), { objectMode: false });
  counted.on('error', (error) => broken.abort(error));
  return { body: counted, broken: broken.signal, end };
}

const lengthError = (received: number, bytes: number) =>
  new Error(`${received} bytes arrived instead of the declared ${bytes}`);
