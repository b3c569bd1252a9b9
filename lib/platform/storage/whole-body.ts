import { Readable } from 'node:stream';
import { LONGEST_WAIT_MS, longestMs, stalled } from './slow-body';

/** At most so much of a body is on its way once it was handed over: what systems buffer for a connection. */
const ON_ITS_WAY_BYTES = 4 * 1024 * 1024;

/**
 * A body for the SDK that fails unless it has exactly `bytes` bytes, and a stream also when the storage stops asking for more;
 * `broken` is then aborted with the reason. The SDK does not handle errors of its body: without this, an interrupted upload
 * would crash the process. `end` is to be called when there is an answer. Throws immediately for a buffer of another length.
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
      end(); // the next one is asked for
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
