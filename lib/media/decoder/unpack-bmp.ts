import { damaged, tooDemanding } from './file-error.ts';
import { newPlainTiff } from './plain-tiff.ts';
import { readIndex } from './read-index.ts';
import { unpackRuns } from './unpack-runs.ts';

const FILE_HEADER_BYTES = 14;
/** Windows 3's header, which later ones extend; OS/2 had a shorter one. */
const INFO_HEADER_BYTES = 40;
/** Compressions. Those that are missing here, such as a JPEG inside the bitmap, are refused. */
const PLAIN = 0;
/** The compressions by run lengths, with the bits of their pixels. */
const RUN_BITS: Record<number, number> = { 1: 8, 2: 4 };
const BIT_FIELDS = 3;
const ALPHA_BIT_FIELDS = 6;
const BITS = [1, 4, 8, 16, 24, 32];
const MAX_COLOURS = 256;

type Colour = readonly [red: number, green: number, blue: number];
type Masks = readonly [red: number, green: number, blue: number];
const DEFAULT_MASKS: Record<number, Masks> = {
  16: [0x7c00, 0x03e0, 0x001f],
  24: [0xff0000, 0xff00, 0xff],
  32: [0xff0000, 0xff00, 0xff],
};

/**
 * Converts a Windows bitmap, plain or of run lengths, to a TIFF that sharp can read. Transparency is ignored, because
 * most programs write zeros where a pixel's fourth byte would say that it is opaque.
 * @param maxPixels checked before any memory is allocated
 * @throws FileError `invalid` for other kinds of bitmaps, damaged ones, and ones of more than `maxPixels`
 */
export function unpackBmp(bytes: Buffer, maxPixels: number): Buffer {
  if (bytes.length < FILE_HEADER_BYTES + INFO_HEADER_BYTES) throw damaged();
  const headerBytes = bytes.readUInt32LE(14);
  const width = bytes.readInt32LE(18);
  const signedHeight = bytes.readInt32LE(22); // negative if the first row is the top one
  const height = Math.abs(signedHeight);
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  if (headerBytes < INFO_HEADER_BYTES || !BITS.includes(bits)) throw tooDemanding();
  const hasMasks = compression === BIT_FIELDS || compression === ALPHA_BIT_FIELDS;
  const isRuns = RUN_BITS[compression] === bits;
  if (compression !== PLAIN && !isRuns && !(hasMasks && (bits === 16 || bits === 32)))
    throw tooDemanding();
  if (width < 1 || height < 1) throw damaged();
  if (width * height > maxPixels) throw tooDemanding();

  const packed = bytes.subarray(bytes.readUInt32LE(10));
  const stored = isRuns
    ? { bytes: unpackRuns(packed, { width, height, bits }), bits: 8, rowBytes: width }
    : { bytes: packed, bits, rowBytes: Math.ceil((width * bits) / 32) * 4 };
  if (stored.rowBytes * height > stored.bytes.length) throw damaged();
  const colourAt =
    bits <= 8
      ? indexReader(stored, readPalette(bytes, bits))
      : maskReader(stored, readMasks(bytes, bits, hasMasks));
  const { file, pixels } = newPlainTiff({ width, height, channels: 3 });
  let to = 0;
  for (let y = 0; y < height; y++) {
    const row = stored.rowBytes * (signedHeight < 0 ? y : height - 1 - y);
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colourAt(row, x);
      pixels[to++] = red;
      pixels[to++] = green;
      pixels[to++] = blue;
    }
  }
  return file;
}

/** The rows of pixels, after run lengths have been unpacked. */
type Stored = { bytes: Buffer; bits: number };
type ColourAt = (row: number, x: number) => Colour;

/** Pixels of up to eight bits are indexes of a palette. An index beyond it is black. */
function indexReader({ bytes, bits }: Stored, palette: Colour[]): ColourAt {
  const black: Colour = [0, 0, 0];
  return (row, x) => palette[readIndex(bytes, row, x, bits)] ?? black;
}

function readPalette(bytes: Buffer, bits: number): Colour[] {
  const at = FILE_HEADER_BYTES + bytes.readUInt32LE(14);
  const declared = bytes.readUInt32LE(46) || MAX_COLOURS;
  const count = Math.min(declared, 2 ** bits, Math.floor((bytes.length - at) / 4));
  return Array.from({ length: Math.max(0, count) }, (_, index): Colour => {
    const [blue = 0, green = 0, red = 0] = bytes.subarray(at + 4 * index);
    return [red, green, blue];
  });
}

/** Larger pixels have their channels at bits that the file names, or at the usual ones. */
function maskReader({ bytes, bits }: Stored, masks: readonly number[]): ColourAt {
  const [red, green, blue] = masks.map(channelReader);
  if (!red || !green || !blue) throw damaged();
  const byteCount = bits / 8;
  return (row, x) => {
    const value = bytes.readUIntLE(row + x * byteCount, byteCount);
    return [red(value), green(value), blue(value)];
  };
}

function readMasks(bytes: Buffer, bits: number, hasMasks: boolean): readonly number[] {
  if (!hasMasks) return DEFAULT_MASKS[bits] ?? [];
  const at = FILE_HEADER_BYTES + INFO_HEADER_BYTES; // behind the header or, since its fourth version, in it
  if (at + 12 > bytes.length) throw damaged();
  return [0, 4, 8].map((offset) => bytes.readUInt32LE(at + offset));
}

/** Returns a function that extracts the bits of a mask and scales them to 0 to 255. */
function channelReader(mask: number): (value: number) => number {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const max = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) * 255) / max);
}
