import type { LibHeif } from 'libheif-js/libheif-wasm/libheif.js';
import { damaged, tooDemanding } from './file-error.ts';

/** Of the structure heif_image_tiling (heif_tiling.h), with room for later versions. */
export const TILING_BYTES = 128;

/** Reads and writes the library's memory. */
export class Heap {
  private readonly lib: LibHeif;
  readonly error: number;

  constructor(lib: LibHeif) {
    this.lib = lib;
    this.error = lib._malloc(12);
  }

  /** The 32 bits at an address. */
  at(address: number): number {
    return new DataView(this.lib.HEAPU8.buffer).getUint32(address, true);
  }

  /** The bytes at an address, until the library is called again. */
  bytes(address: number, count: number): Uint8Array {
    return this.lib.HEAPU8.subarray(address, address + count);
  }

  setBigint(address: number, value: bigint): void {
    new DataView(this.lib.HEAPU8.buffer).setBigUint64(address, value, true);
  }

  store(bytes: Uint8Array): number {
    const address = this.lib._malloc(bytes.length);
    if (address === 0) throw tooDemanding();
    this.lib.HEAPU8.set(bytes, address);
    return address;
  }

  /** Throws if the last call reported an error. */
  check(): void {
    if (this.at(this.error) !== 0) throw damaged();
  }
}
