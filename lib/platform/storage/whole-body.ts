import { Readable } from 'node:stream';
import { LONGEST_WAIT_MS, longestMs, stalled } from './slow-body';

/** At most this much of a body is still in buffers after the storage has taken the last chunk. */
const ON_ITS_WAY_BYTES = 4 * 1024 * 1024;

/**
 * Wraps a body for the SDK. It fails unless it has exactly `bytes` bytes; a stream also fails when
 * the storage stops reading it. `broken` is then aborted with the reason: the SDK does not handle
 * errors of its body, and an interrupted upload would crash the process. Call `end` when the
 * response has arrived. Throws immediately for a buffer of another length.
 */
export function wholeBody(body: Readable | Buffer, bytes: number) {
  const broken = new AbortController();
  if (Buffer.isBuffer(body)) {
    if (body.length !== bytes) throw wrongLength(body.length, bytes);
    return { body, broken: broken.signal, end: () => {} };
  }
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(timer);
  const wait = (ms: number) => {
    end();
    timer = setTimeout(() => broken.abort(stalled()), ms);
  };

  async function* count(chunks: Readable) {
    let seen = 0;
    for await (const chunk of chunks) {
      seen += chunk.length;
      if (seen > bytes) break;
      wait(LONGEST_WAIT_MS);
      yield chunk;
      end(); // the storage asks for the next chunk
    }
    if (seen !== bytes) throw wrongLength(seen, bytes);
    wait(longestMs(ON_ITS_WAY_BYTES));
  }

  const counted = Readable.from(count(body), { objectMode: false });
  counted.on('error', (error) => broken.abort(error));
  return { body: counted, broken: broken.signal, end };
}

const wrongLength = (seen: number, bytes: number) =>
  new Error(`${seen} bytes arrived instead of the declared ${bytes}`);
