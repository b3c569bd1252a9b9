import { Readable } from 'node:stream';

/**
 * A body for the SDK that fails unless it has exactly `bytes` bytes; `broken` is then aborted with the
 * reason. The SDK does not handle errors of its body: without this, an interrupted upload would crash the
 * process. Throws immediately for a buffer of another length.
 */
export function wholeBody(body: Readable | Buffer, bytes: number) {
  const broken = new AbortController();
  if (Buffer.isBuffer(body)) {
    if (body.length !== bytes) throw wrongLength(body.length, bytes);
    return { body, broken: broken.signal };
  }
  const counted = Readable.from(count(body, bytes), { objectMode: false });
  counted.on('error', (error) => broken.abort(error));
  return { body: counted, broken: broken.signal };
}

async function* count(body: Readable, bytes: number) {
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.length;
    if (seen > bytes) break;
    yield chunk;
  }
  if (seen !== bytes) throw wrongLength(seen, bytes);
}

const wrongLength = (seen: number, bytes: number) =>
  new Error(`${seen} bytes arrived instead of the declared ${bytes}`);
