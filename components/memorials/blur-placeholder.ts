import { decode, isBlurhashValid } from 'blurhash';

/** A 4:5 image in pixels. A larger one would show no more detail, since the hash has no more. */
const WIDTH = 8;
const HEIGHT = 10;
const HEADER_BYTES = 54;

/**
 * Converts a blurhash to a tiny image (a BMP as a data: URI, about 400 bytes), shown behind a picture until that has
 * loaded. It can be stretched to any shape. Returns null for an invalid hash.
 */
export function blurPlaceholder(hash: string | null): string | null {
  if (!hash || !isBlurhashValid(hash).result) return null;
  const pixels = decode(hash, WIDTH, HEIGHT);
  const bitmap = new Uint8Array(HEADER_BYTES + WIDTH * HEIGHT * 3);
  writeHeader(new DataView(bitmap.buffer), bitmap.length);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4);
    bitmap.set([blue, green, red], HEADER_BYTES + at * 3);
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bitmap))}`;
}

/** Rows of 8 pixels with 24 bits need no padding. */
function writeHeader(view: DataView, bytes: number): void {
  view.setUint16(0, 0x424d); // "BM", the one field that is not little-endian
  view.setUint32(2, bytes, true);
  view.setUint32(10, HEADER_BYTES, true);
  view.setUint32(14, 40, true); // the length of the rest of the header
  view.setInt32(18, WIDTH, true);
  view.setInt32(22, -HEIGHT, true); // negative: the first row is the top one
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
}
