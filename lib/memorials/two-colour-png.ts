import { deflateSync } from 'node:zlib';

/** Identical rows. A dot is 1 for white, 0 for black. */
export type Band = { dots: Uint8Array; rows: number };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INCHES_PER_METRE = 39.37;
/** PNG filter types: unchanged, and difference from the row above. */
const [NONE, UP] = [0, 2];

/**
 * Returns a black and white PNG, `width` pixels wide, made of bands from top to bottom. With one
 * bit per pixel and repeated rows stored as zeros, large pictures take a few milliseconds, so
 * anybody may request them.
 */
export function twoColourPng(width: number, bands: Band[], dotsPerInch: number): Buffer {
  const height = bands.reduce((sum, { rows }) => sum + rows, 0);
  const dotsPerMetre = Math.round(dotsPerInch * INCHES_PER_METRE);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])])), // 1 bit per pixel, greyscale
    chunk('pHYs', Buffer.concat([u32(dotsPerMetre), u32(dotsPerMetre), Buffer.from([1])])),
    chunk('IDAT', deflateSync(Buffer.concat(bands.map(linesOf)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Encodes a band: its first row unchanged, the others as "no difference from the row above". */
function linesOf({ dots, rows }: Band): Buffer {
  const length = 1 + Math.ceil(dots.length / 8);
  const lines = Buffer.alloc(length * rows);
  for (let row = 0; row < rows; row++) lines[row * length] = row === 0 ? NONE : UP;
  dots.forEach((dot, x) => {
    const at = 1 + (x >> 3);
    lines[at] = (lines[at] ?? 0) | (dot << (7 - (x & 7)));
  });
  return lines;
}

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), typeAndData, u32(checksum(typeAndData))]);
}

/**
 * CRC-32 as the PNG specification defines it. `node:zlib` has a CRC-32 only in newer versions of Node than the oldest
 * that we support.
 */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
