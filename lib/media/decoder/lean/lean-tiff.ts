import { MAX_PIXELS } from '../../rules.ts';
import { damaged, tooDemanding, tooManyPixels } from '../file-error.ts';

/** Scanners write some 20 entries, cameras 60. */
const MAX_ENTRIES = 500;
/** CMYK with transparency has five. */
const MAX_SAMPLES = 5;
/** The bytes of each type of values ("TIFF, revision 6.0", and BigTIFF). */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const BIG = 43;
const TAG = { width: 256, height: 257, samples: 277, tileWidth: 322, tileHeight: 323 };

/**
 * Hides all pages but the first from sharp, which opens each of them (60,000, in 7 MB, took 5 s).
 * @param bytes changed in place
 * @throws FileError `too_large` for more than 120 megapixels; `invalid` for a page whose entries declare more values
 * than the file has bytes, for tiles that are far larger than the picture, and for more samples than colours have
 */
export function leanTiff(bytes: Buffer): Buffer {
  const read = new TiffNumbers(bytes);
  const [countBytes, entryBytes, offsetBytes] = read.isBig ? [8, 20, 8] : [2, 12, 4];
  const directory = read.number(read.isBig ? 8 : 4, offsetBytes);
  const count = read.number(directory, countBytes);
  if (count > MAX_ENTRIES) throw tooDemanding();
  const fields = new Map<number, number>();
  let valueBytes = 0;
  for (let entry = 0; entry < count; entry++) {
    const at = directory + countBytes + entry * entryBytes;
    const type = read.number(at + 2, 2);
    const each = TYPE_BYTES[type] ?? 0;
    const ownBytes = each * read.number(at + 4, offsetBytes);
    const valueAt = at + 4 + offsetBytes;
    const isInline = ownBytes <= offsetBytes;
    const value = read.number(isInline ? valueAt : read.number(valueAt, offsetBytes), each);
    const tag = read.number(at, 2);
    fields.set(tag, Math.max(value, fields.get(tag) ?? 0));
    valueBytes += ownBytes;
  }
  if (valueBytes > bytes.length) throw damaged();
  checkSize(fields);
  // Whatever the pointer says: sharp refuses a file where it does not lead to a page.
  const next = directory + countBytes + count * entryBytes;
  if (next + offsetBytes <= bytes.length) bytes.fill(0, next, next + offsetBytes);
  return bytes;
}

/** Tiles are decoded as a whole, also where they are outside the picture. */
function checkSize(fields: Map<number, number>): void {
  const {
    width = 0,
    height = 0,
    ...of
  } = Object.fromEntries(Object.entries(TAG).map(([name, tag]) => [name, fields.get(tag)]));
  if (width * height > MAX_PIXELS) throw tooManyPixels();
  const padded = (length: number, tile = 1) => Math.ceil(length / Math.max(1, tile)) * tile;
  const pixels = padded(width, of.tileWidth) * padded(height, of.tileHeight);
  if (pixels * (of.samples ?? 1) > MAX_PIXELS * MAX_SAMPLES) throw tooDemanding();
}

/** Reads numbers in the order of bytes that the file names; beyond its end they are 0. */
class TiffNumbers {
  readonly isBig: boolean;
  private readonly isLittle: boolean;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.isLittle = bytes[0] === 0x49;
    this.isBig = this.number(2, 2) === BIG;
  }

  number(at: number, size: number): number {
    const { bytes, isLittle } = this;
    if (size === 0 || at + size > bytes.length) return 0;
    if (size === 8) return Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
    return isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  }
}
