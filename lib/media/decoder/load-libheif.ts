import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import createLibHeif, { type LibHeif } from 'libheif-js/libheif-wasm/libheif.js';

const PAGE_BYTES = 65_536;

let compiled: WebAssembly.Module | undefined;

/** How far the library's memory may grow. `isFull` says whether it has ever needed more. */
export type LibHeifMemory = { maxBytes: number; isFull: boolean };

/**
 * Loads libheif with a memory of its own, so that a file that breaks it harms no other file. All that WebAssembly
 * allocates is in this memory, so no file, whatever its header says, can need more than `maxBytes`. The caller may
 * lower that limit later.
 * @returns the library and its memory limit. Calls that run out of memory fail or throw.
 */
export function loadLibHeif(maxBytes: number): { lib: LibHeif; memory: LibHeifMemory } {
  compiled ??= new WebAssembly.Module(
    readFileSync(createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm')),
  );
  const wasm = compiled;
  const memory = { maxBytes, isFull: false };
  const lib = createLibHeif({
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(wasm, imports);
      for (const part of Object.values(instance.exports))
        if (part instanceof WebAssembly.Memory) limitGrowth(part, memory);
      return receive(instance);
    },
  });
  return { lib, memory };
}

/** The library itself allows 2 GB. It can only grow by this function, and handles its error as a lack of memory. */
function limitGrowth(heap: WebAssembly.Memory, limit: LibHeifMemory): void {
  heap.grow = (pages) => {
    if (heap.buffer.byteLength + pages * PAGE_BYTES > limit.maxBytes) {
      limit.isFull = true;
      throw new RangeError('The memory is full');
    }
    return WebAssembly.Memory.prototype.grow.call(heap, pages);
  };
}
