import { type FileHandle, open } from 'node:fs/promises';
import type { StreamTargetChunk } from 'mediabunny';

/** Writes chunks at their places into a new file. Fails beyond `longest` bytes. */
export function fileSink(path: string, longest: number): WritableStream<StreamTargetChunk> {
  let handle: FileHandle | undefined;
  return new WritableStream({
    async start() {
      handle = await open(path, 'wx', 0o600);
    },
    async write({ data, position }) {
      if (position + data.length > longest)
        throw new Error('The copy is far longer than its source');
      await handle?.write(data, 0, data.length, position);
    },
    close: () => handle?.close(),
    abort: () => handle?.close(),
  });
}
