import type { LibHeif } from 'libheif-js/libheif-wasm/libheif.js';
import { damaged, tooDemanding } from './file-error.ts';
import { type Heap, TILING_BYTES } from './libheif-heap.ts';

/** The types of items that phones write (ISO/IEC 23008-12): frames of H.265 or AV1, and grids of them. */
const codeOfType = (name: 'hvc1' | 'av01' | 'grid') => Buffer.from(name).readUInt32BE();
const GRID = codeOfType('grid');
/** For the list of auxiliary pictures. */
const OMIT_NONE = 0;
/** Phones write up to four: transparency, depth, a map of brightness, a mask. */
const MAX_AUXILIARY = 16;

type Picture = {
  context: number;
  handle: number;
  frame: 'hvc1' | 'av01';
  maxPixels: number;
  maxTiles: number;
};

/**
 * Checks what libheif would decode of a picture, before it does: a frame, or a grid of frames. It would also draw
 * pictures over each other, pictures of pictures, and other codecs. A transparent picture has an auxiliary one.
 * @param picture its `maxPixels` are the most that a frame, or an auxiliary picture, may declare. A grid may name the
 * same frame many times, each of which is decoded
 * @throws FileError `invalid`
 */
export function checkParts(lib: LibHeif, heap: Heap, picture: Picture): void {
  checkPicture(lib, heap, picture);
  if (lib._heif_image_handle_has_alpha_channel(picture.handle) === 0) return;
  for (const item of auxiliaryItems(lib, heap, picture.handle)) {
    const handle = checkSize(lib, heap, picture, item);
    checkPicture(lib, heap, { ...picture, handle });
  }
}

function checkPicture(lib: LibHeif, heap: Heap, picture: Picture): void {
  const type = typeOf(lib, picture, lib._heif_image_handle_get_item_id(picture.handle));
  const frame = codeOfType(picture.frame);
  if (type === frame) return;
  if (type !== GRID) throw tooDemanding();
  for (const item of tileItems(lib, heap, picture)) {
    if (typeOf(lib, picture, item) !== frame) throw tooDemanding();
    checkSize(lib, heap, picture, item);
  }
}

const typeOf = (lib: LibHeif, { context }: Picture, item: number) =>
  lib._heif_item_get_item_type(context, item) >>> 0;

/** Returns a handle of the item. */
function checkSize(lib: LibHeif, heap: Heap, { context, maxPixels }: Picture, item: number) {
  const address = lib._malloc(4);
  lib._heif_context_get_image_handle(heap.error, context, item, address);
  heap.check();
  const handle = heap.at(address);
  const width = lib._heif_image_handle_get_ispe_width(handle);
  const height = lib._heif_image_handle_get_ispe_height(handle);
  if (width < 1 || height < 1) throw damaged();
  if (width * height > maxPixels) throw tooDemanding();
  return handle;
}

function tileItems(lib: LibHeif, heap: Heap, { handle, maxTiles }: Picture): Set<number> {
  const tiling = lib._malloc(TILING_BYTES);
  lib._heif_image_handle_get_image_tiling(heap.error, handle, 0, tiling);
  heap.check();
  const [columns, rows] = [heap.at(tiling + 4), heap.at(tiling + 8)];
  if (columns * rows > maxTiles) throw tooDemanding();
  const address = lib._malloc(4);
  const items = new Set<number>();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      lib._heif_image_handle_get_grid_image_tile_id(heap.error, handle, 0, column, row, address);
      heap.check();
      items.add(heap.at(address));
    }
  return items;
}

function auxiliaryItems(lib: LibHeif, heap: Heap, handle: number): number[] {
  const declared = lib._heif_image_handle_get_number_of_auxiliary_images(handle, OMIT_NONE);
  if (declared > MAX_AUXILIARY) throw tooDemanding();
  const address = lib._malloc(4 * MAX_AUXILIARY);
  const count = lib._heif_image_handle_get_list_of_auxiliary_image_IDs(
    handle,
    OMIT_NONE,
    address,
    MAX_AUXILIARY,
  );
  return Array.from({ length: count }, (_, index) => heap.at(address + 4 * index));
}
