import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';

/** A file of an archive. */
export type ZippedFile = {
  /** Its path in the archive, made of our own words and ids alone: unpacking must not lead anywhere else. */
  name: string;
  lastModified: Date;
  input: string | Contents;
};

/** Bytes that are read when their turn comes; `close` gives back what is open, also when nobody has read to the end. */
export type Contents = AsyncIterable<Uint8Array> & { close?(): void };

const SAFE_NAME = /^(?:[\w-]+\/)?[\w-]+(?:\.\w+)*$/;

/**
 * A ZIP archive as a stream of bytes. Files are asked for one after the other, as fast as the reader reads, so that no more than
 * a piece of one is in memory; what is open is closed when the reader leaves. Throws for a name that is not ours.
 */
export function zipStream(files: AsyncIterable<ZippedFile>): ReadableStream<Uint8Array> {
  const archive = makeZip(closing(files)).getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await archive.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // It ends by throwing why the reader left, when everything is closed: that is nobody's fault.
    cancel: (reason) => archive.cancel(reason).catch(() => undefined),
  });
}

/** The same files. The library reads them by readers that it never ends, but tells us here when it wants no more of one. */
async function* closing(files: AsyncIterable<ZippedFile>): AsyncGenerator<ZippedFile> {
  for await (const file of files) {
    if (!SAFE_NAME.test(file.name))
      throw new Error(`No name for a file of an archive: ${file.name}`);
    try {
      yield file;
    } finally {
      if (typeof file.input !== 'string') file.input.close?.();
    }
  }
}

/** The contents of a stored file; none where it was deleted meanwhile. */
export function contentsOf(open: () => Promise<{ stream: Readable } | null>): Contents {
  let stream: Readable | undefined;
  let isClosed = false;
  return {
    async *[Symbol.asyncIterator]() {
      stream = (await open())?.stream;
      if (isClosed) stream?.destroy();
      else if (stream) yield* stream;
    },
    close: () => {
      isClosed = true;
      stream?.destroy();
    },
  };
}

/** Rows as the text of a JSON list, one line each, while they are read. */
export async function* jsonList(rows: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let before = '[\n';
  for await (const row of rows) {
    yield encoder.encode(before + JSON.stringify(row));
    before = ',\n';
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n');
}
