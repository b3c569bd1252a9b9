import { setImmediate as letTimersRun } from 'node:timers/promises';
import type { LibHeif } from 'libheif-js/libheif-wasm/libheif.js';
import { checkParts } from './check-heic-parts.ts';
import { damaged, tooDemanding } from './file-error.ts';
import { Heap, TILING_BYTES } from './libheif-heap.ts';
import { loadLibHeif } from './load-libheif.ts';
import { newPlainTiff } from './plain-tiff.ts';

/** Numbers of libheif's headers (heif_image.h, heif_decoding.h, heif_security.h). */
const RGB_COLOURSPACE = 1;
const INTERLEAVED_RGB = 10;
const INTERLEAVED_RGBA = 11;
const INTERLEAVED_CHANNEL = 10;
const TO_8_BITS_AT = 20; // the field convert_hdr_to_8bit of heif_decoding_options
const MAX_PIXELS_AT = 8; // the field max_image_size_pixels of heif_security_limits

/**
 * The library's memory and the result together, in bytes: what the limit of a process (protocol.ts) leaves beside Node,
 * sharp and the file. The process does not check its memory while WebAssembly runs, so this bound has to hold by itself.
 */
const MAX_BYTES = 270 * 1024 * 1024;
/** A frame is decoded at once, with about ten bytes a pixel. */
const MAX_FRAME_PIXELS = 16_000_000;
/** Phones divide 50 megapixels into some 200. */
const MAX_TILES = 1_000;
/** For the structure of an AVIF, and its file. */
const AVIF_CHECK_BYTES = 64 * 1024 * 1024;
/** Phones divide 13 megapixels into some 60. Each takes sharp several milliseconds, however small it is. */
const MAX_AVIF_TILES = 100;
/** Profiles of cameras have a few kilobytes. */
const MAX_PROFILE_BYTES = 1024 * 1024;

/**
 * Decodes the primary picture of a HEIC file to a TIFF that sharp can read: upright, since libheif applies the file's
 * rotation, mirroring and cropping, in eight bits, and with its colour profile. Phones store pictures as tiles. One
 * after another is decoded, so that the library needs little memory besides the result.
 * @param maxPixels checked before any memory is allocated for the result
 * @throws FileError `invalid` for a damaged picture, one that needs too much memory, and one that is composed in
 * another way than as a frame or a grid of frames
 */
export async function unpackHeic(bytes: Buffer, maxPixels: number): Promise<Buffer> {
  const { lib, memory } = loadLibHeif(MAX_BYTES);
  try {
    const heap = new Heap(lib);
    const { context, handle } = openPrimary(lib, heap, bytes, maxPixels);
    const tiling = tilingOf(lib, heap, handle);
    const { width, height, tileWidth, tileHeight } = tiling;
    if (width < 1 || height < 1) throw damaged();
    if (width * height > maxPixels || tileWidth * tileHeight > MAX_FRAME_PIXELS)
      throw tooDemanding();
    const bounds = { maxPixels: MAX_FRAME_PIXELS, maxTiles: MAX_TILES };
    checkParts(lib, heap, { context, handle, frame: 'hvc1', ...bounds });
    const channels = hasAlpha(lib, handle) ? 4 : 3;
    memory.maxBytes = MAX_BYTES - width * height * channels;
    const profile = profileOf(lib, heap, handle);
    const { file, pixels } = newPlainTiff({ width, height, channels }, profile);
    await decodeTiles(lib, heap, handle, tiling, { pixels, width, height, channels });
    return file;
  } catch (error) {
    throw memory.isFull ? tooDemanding() : error;
  }
}

/**
 * Checks the structure of an AVIF, which sharp decodes.
 * @throws FileError as `unpackHeic` does
 */
export function checkAvif(bytes: Buffer, maxPixels: number): void {
  const { lib, memory } = loadLibHeif(AVIF_CHECK_BYTES);
  try {
    const heap = new Heap(lib);
    const opened = openPrimary(lib, heap, bytes, maxPixels);
    checkParts(lib, heap, { ...opened, frame: 'av01', maxPixels, maxTiles: MAX_AVIF_TILES });
  } catch (error) {
    throw memory.isFull ? tooDemanding() : error;
  }
}

function openPrimary(lib: LibHeif, heap: Heap, bytes: Buffer, maxPixels: number) {
  const context = lib._heif_context_alloc();
  const limits = lib._heif_context_get_security_limits(context);
  heap.setBigint(limits + MAX_PIXELS_AT, BigInt(maxPixels));
  const file = heap.store(bytes);
  lib._heif_context_read_from_memory_without_copy(heap.error, context, file, bytes.length, 0);
  heap.check();
  const handle = lib._malloc(4);
  lib._heif_context_get_primary_image_handle(heap.error, context, handle);
  heap.check();
  return { context, handle: heap.at(handle) };
}

const hasAlpha = (lib: LibHeif, handle: number) =>
  lib._heif_image_handle_has_alpha_channel(handle) !== 0;

/** How the picture is divided; `top` and `left` are the parts of the first tiles that are outside the picture. */
type Tiling = Record<
  'columns' | 'rows' | 'tileWidth' | 'tileHeight' | 'width' | 'height' | 'top' | 'left',
  number
>;

/**
 * The tiles of the upright picture; one if it is not divided, or its tiles do not begin at its edges, or it is
 * transparent: its transparency may be divided in another way, which libheif does not see when it decodes a tile.
 */
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
  if (isCropped || columns * rows === 1 || hasAlpha(lib, handle)) {
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

type Target = { pixels: Buffer; width: number; height: number; channels: 3 | 4 };

async function decodeTiles(
  lib: LibHeif,
  heap: Heap,
  handle: number,
  { columns, rows, tileWidth, tileHeight, top, left }: Tiling,
  target: Target,
): Promise<void> {
  const decode = tileDecoder(lib, heap, handle, target.channels, columns * rows > 1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = { x: column * tileWidth - left, y: row * tileHeight - top };
      decode(column, row, (tile) => {
        if (tile.width > tileWidth || tile.height > tileHeight) throw damaged();
        copyTile(tile, place, target);
      });
    }
    await letTimersRun(); // main.ts checks the memory
  }
}

type Tile = { bytes: Uint8Array; stride: number; width: number; height: number };

/** Returns a function that decodes a tile, or the whole picture, and passes it to `use`. */
function tileDecoder(
  lib: LibHeif,
  heap: Heap,
  handle: number,
  channels: 3 | 4,
  isDivided: boolean,
) {
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
