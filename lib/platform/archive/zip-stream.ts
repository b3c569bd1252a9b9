import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';

/** A file of an archive. */
export type ZipEntry = {
  /**
   * The path in the archive. It consists only of our own words and ids, so that unpacking cannot
   * write outside the chosen folder.
   */
  name: string;
  lastModified: Date;
  input: string | ZipContent;
};

/**
 * Bytes that are read when the archive reaches them; `close` releases what is open, even if they
 * were not read to the end.
 */
export type ZipContent = AsyncIterable<Uint8Array> & { close?(): void };

const SAFE_NAME = /^(?:[\w-]+\/)?[\w-]+(?:\.\w+)*$/;

/**
 * A ZIP archive as a stream of bytes. Reads the files one after the other, as fast as the client
 * reads, so that only a piece of one is in memory, and closes them if the client leaves. Throws for
 * a file name that is not ours.
 */
export function zipStream(files: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const archive = makeZip(closeAfterUse(files)).getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await archive.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // The archive rejects with the client's reason after closing everything, which is no error of
    // ours.
    cancel: (reason) => archive.cancel(reason).catch(() => undefined),
  });
}

/**
 * client-zip never ends the readers of unfinished files, but returns from this generator when it
 * stops, so they are closed here.
 */
async function* closeAfterUse(files: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  for await (const file of files) {
    if (!SAFE_NAME.test(file.name))
      throw new Error(`Not a valid name for a file in an archive: ${file.name}`);
    try {
      yield file;
    } finally {
      if (typeof file.input !== 'string') file.input.close?.();
    }
  }
}

/** The contents of a stored file; empty if it was deleted meanwhile. */
export function lazyContent(open: () => Promise<{ stream: Readable } | null>): ZipContent {
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

/** Writes rows as a JSON list, one line each, while they are read. */
export async function* streamJsonList(rows: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let separator = '[\n';
  for await (const row of rows) {
    yield encoder.encode(separator + JSON.stringify(row));
    separator = ',\n';
  }
  yield encoder.encode(separator === '[\n' ? '[]\n' : '\n]\n');
}
