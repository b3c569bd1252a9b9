import { setImmediate as letTimersRun } from 'node:timers/promises';
import createLibHeif, { type LibHeif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { MEDIA_ERROR_MESSAGES } from '../rules.ts';
import { FileError } from './file-error.ts';
import { newPlainTiff } from './plain-tiff.ts';

/** Numbers of libheif's headers (heif_image.h, heif_decoding.h). */
const RGB_COLOURSPACE = 1;
const INTERLEAVED_RGB = 10;
const INTERLEAVED_RGBA = 11;
const INTERLEAVED_CHANNEL = 10;
const TO_8_BITS_AT = 20; // the field convert_hdr_to_8bit of heif_decoding_options
const TILING_BYTES = 128;

/** A picture that is not divided into tiles is decoded at once, with about ten bytes a pixel. */
const MAX_TILE_PIXELS = 16_000_000;
/** Profiles of cameras have a few kilobytes. */
const MAX_PROFILE_BYTES = 1024 * 1024;

/**
 * Decodes the primary picture of a HEIC file to a TIFF that sharp can read: upright, since libheif applies the file's
 * rotation, mirroring and cropping, in eight bits, and with its colour profile. Phones store pictures as tiles. One
 * after another is decoded, so that the library needs little memory besides the result. Each file gets a new copy of
 * the library, so that a file that breaks it harms no other.
 * @param maxPixels checked before any memory is allocated for the result
 * @throws FileError `invalid` for a damaged picture, or one that needs too much memory
 */
export async function unpackHeic(bytes: Buffer, maxPixels: number): Promise<Buffer> {
  const lib = createLibHeif();
  const heap = new Heap(lib);
  const handle = openPrimary(lib, heap, bytes);
  const { columns, rows, tileWidth, tileHeight, width, height, top, left } = tilingOf(
    lib,
    heap,
    handle,
  );
  if (width < 1 || height < 1) throw damaged();
  if (width * height > maxPixels || tileWidth * tileHeight > MAX_TILE_PIXELS) throw tooDemanding();
  const channels = lib._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const { file, pixels } = newPlainTiff({ width, height, channels }, profileOf(lib, heap, handle));
  const readTile = tileReader(lib, heap, handle, channels, columns * rows > 1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = { x: column * tileWidth - left, y: row * tileHeight - top };
      readTile(column, row, (tile) => copyTile(tile, place, { pixels, width, height, channels }));
    }
    await letTimersRun(); // main.ts checks the memory
  }
  return file;
}

/** Reads and writes the library's memory. */
class Heap {
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

function openPrimary(lib: LibHeif, heap: Heap, bytes: Buffer): number {
  const context = lib._heif_context_alloc();
  const file = heap.store(bytes);
  lib._heif_context_read_from_memory_without_copy(heap.error, context, file, bytes.length, 0);
  heap.check();
  const handle = lib._malloc(4);
  lib._heif_context_get_primary_image_handle(heap.error, context, handle);
  heap.check();
  return heap.at(handle);
}

/** How the picture is divided; `top` and `left` are the parts of the first tiles that are outside the picture. */
type Tiling = Record<
  'columns' | 'rows' | 'tileWidth' | 'tileHeight' | 'width' | 'height' | 'top' | 'left',
  number
>;

/** The tiles of the upright picture; one if it is not divided, or its tiles do not begin at its edges. */
function tilingOf(lib: LibHeif, heap: Heap, handle: number): Tiling {
  const address = lib._malloc(TILING_BYTES);
  lib._heif_image_handle_get_image_tiling(heap.error, handle, 1, address);
  heap.check();
  const field = (index: number) => heap.at(address + 4 * index);
  const [columns, rows, tileWidth, tileHeight] = [field(1), field(2), field(3), field(4)];
  const [dividedWidth, dividedHeight, cutAbove, cutLeft] = [field(5), field(6), field(7), field(8)];
  const width = lib._heif_image_handle_get_width(handle);
  const height = lib._heif_image_handle_get_height(handle);
  const isCropped = width !== dividedWidth || height !== dividedHeight;
  if (isCropped) {
    const whole = { columns: 1, rows: 1, tileWidth: dividedWidth, tileHeight: dividedHeight };
    return { ...whole, width, height, top: 0, left: 0 };
  }
  // For a rotated picture, libheif 1.23 reports how much of the first tiles is inside.
  const top = cutAbove && rows * tileHeight - height;
  const left = cutLeft && columns * tileWidth - width;
  return { columns, rows, tileWidth, tileHeight, width, height, top, left };
}

function profileOf(lib: LibHeif, heap: Heap, handle: number): Uint8Array | undefined {
  const count = lib._heif_image_handle_get_raw_color_profile_size(handle);
  if (count === 0 || count > MAX_PROFILE_BYTES) return undefined;
  const address = lib._malloc(count);
  lib._heif_image_handle_get_raw_color_profile(heap.error, handle, address);
  heap.check();
  return Uint8Array.from(heap.bytes(address, count));
}

type Tile = { bytes: Uint8Array; stride: number; width: number; height: number };

/** Returns a function that decodes a tile, or the whole picture, and passes it to `use`. */
function tileReader(lib: LibHeif, heap: Heap, handle: number, channels: 3 | 4, isDivided: boolean) {
  const options = lib._heif_decoding_options_alloc();
  lib.HEAPU8[options + TO_8_BITS_AT] = 1;
  const chroma = channels === 4 ? INTERLEAVED_RGBA : INTERLEAVED_RGB;
  const [imageAt, strideAt] = [lib._malloc(4), lib._malloc(4)];
  return (column: number, row: number, use: (tile: Tile) => void): void => {
    const request = [heap.error, handle, imageAt, RGB_COLOURSPACE, chroma, options] as const;
    if (isDivided) lib._heif_image_handle_decode_image_tile(...request, column, row);
    else lib._heif_decode_image(...request);
    heap.check();
    const image = heap.at(imageAt);
    const width = lib._heif_image_get_width(image, INTERLEAVED_CHANNEL);
    const height = lib._heif_image_get_height(image, INTERLEAVED_CHANNEL);
    const plane = lib._heif_image_get_plane_readonly2(image, INTERLEAVED_CHANNEL, strideAt);
    const stride = heap.at(strideAt);
    if (plane === 0 || width < 1 || height < 1) throw damaged();
    use({ bytes: heap.bytes(plane, stride * height), stride, width, height });
    lib._heif_image_release(image);
  };
}

type Target = { pixels: Buffer; width: number; height: number; channels: 3 | 4 };

/** Copies the part of a tile that lies within the picture. */
function copyTile(
  { bytes, stride, ...tile }: Tile,
  { x, y }: { x: number; y: number },
  target: Target,
) {
  const [from, to] = [Math.max(0, x), Math.min(target.width, x + tile.width)];
  for (
    let row = Math.max(0, y);
    to > from && row < Math.min(target.height, y + tile.height);
    row++
  ) {
    const start = (row - y) * stride + (from - x) * target.channels;
    const part = bytes.subarray(start, start + (to - from) * target.channels);
    target.pixels.set(part, (row * target.width + from) * target.channels);
  }
}

const damaged = () => new FileError('invalid', MEDIA_ERROR_MESSAGES.damaged);
const tooDemanding = () => new FileError('invalid', MEDIA_ERROR_MESSAGES.tooDemanding);
