import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { heicOfTiles } from './heic-file';
import { u32 } from './mp4-boxes';
import { tiffWith } from './tiff-file';

const repeated = (part: Buffer, count: number) => Buffer.alloc(part.length * count, part);
const u16le = (value: number) => Buffer.from([value & 255, value >> 8]);
const u32le = (value: number) => Buffer.from(u32(value)).reverse();
const flat = (width: number, height: number, colour = '#863') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A red pixel, as a chunk of WebP. */
const PIXEL = Buffer.from('5650384c0f0000002f000000000710fd8ffe0722a2ff0100', 'hex');
const webpChunk = (name: string, body: Buffer) =>
  Buffer.concat([Buffer.from(name), u32le(body.length), body, Buffer.alloc(body.length % 2)]);
const webpOf = (...chunks: Buffer[]) =>
  webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
const webpHead = (flags: number, width: number, height: number) => {
  const size = [width - 1, height - 1].flatMap((length) => [...u32le(length).subarray(0, 3)]);
  return webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, ...size]));
};

/** An animated WebP of 400 × 300 pixels, whose frames are red pixels in its first corner. */
export function webpOfFrames(count: number): Buffer {
  const place = Buffer.alloc(16);
  place[12] = 1; // milliseconds
  const frame = webpChunk('ANMF', Buffer.concat([place, PIXEL]));
  const animation = webpChunk('ANIM', Buffer.alloc(6));
  return webpOf(webpHead(2, 400, 300), animation, repeated(frame, count));
}

/** A WebP of a red pixel between empty chunks that nobody knows. */
export const webpOfChunks = (count: number) =>
  webpOf(webpHead(0, 1, 1), repeated(webpChunk('JUNK', Buffer.alloc(0)), count), PIXEL);

/** A GIF of 400 × 300 pixels, whose frames are pixels in its first corner. */
export function gifOfFrames(count: number): Buffer {
  const head = Buffer.from([0x80, 0, 0, 255, 0, 0, 0, 255, 0]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const screen = Buffer.concat([Buffer.from('GIF89a'), u16le(400), u16le(300), head]);
  return Buffer.concat([screen, repeated(frame, count), Buffer.from([0x3b])]);
}

/** A PNG with compressed texts of 7 MB each. */
export async function pngOfTexts(count: number): Promise<Buffer> {
  const text = deflateSync(Buffer.alloc(7e6), { level: 9 });
  const body = Buffer.concat([Buffer.from('zTXta\0\0'), text]);
  const chunk = Buffer.concat([u32(body.length - 4), body, u32(crc32(body))]);
  const file = await flat(8, 8).png().toBuffer();
  const afterHeader = 33;
  return Buffer.concat([
    file.subarray(0, afterHeader),
    repeated(chunk, count),
    file.subarray(afterHeader),
  ]);
}

/** A part of a JPEG. */
export const jpegSegment = (marker: number, ...body: number[]) =>
  Buffer.from([0xff, marker, 0, body.length + 2, ...body]);

/** A JPEG whose notes are repeated behind its first two bytes. */
export async function jpegOfNotes(count: number): Promise<Buffer> {
  const file = await flat(80, 60).jpeg().toBuffer();
  const note = jpegSegment(0xe1, ...Buffer.from('Exif\0\0'), 0, 0, 0, 0);
  return Buffer.concat([file.subarray(0, 2), repeated(note, count), file.subarray(2)]);
}

/** A valid grey progressive JPEG of up to 2,500 scans, each of one coefficient that is zero everywhere. */
export async function jpegOfScans(count: number, width = 400, height = 300): Promise<Buffer> {
  const options = { progressive: true, chromaSubsampling: '4:4:4' } as const;
  const file = await flat(width, height, '#808080').jpeg(options).toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const table = (kind: number, symbol: number) =>
    jpegSegment(0xc4, kind, 1, ...Array(15).fill(0), symbol);
  const firstScan = jpegSegment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0);
  const parts: Buffer[] = [
    file.subarray(0, frame + 2 + file.readUInt16BE(frame + 2)),
    ...[table(0, 0), firstScan, Buffer.alloc(Math.ceil((blocks * 3) / 8)), table(0x10, 0xe0)],
  ];
  const zeros = runsOfZeros(blocks);
  for (let scan = 0; scan < count - 1; scan++) {
    const [level, rest] = [13 - Math.floor(scan / 189), scan % 189];
    const [component, coefficient] = [1 + Math.floor(rest / 63), 1 + (rest % 63)];
    const bits = level === 13 ? level : ((level + 1) << 4) | level;
    parts.push(jpegSegment(0xda, 1, component, 0, coefficient, coefficient, bits), zeros);
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

/** Each run is a bit for its symbol and fourteen for its length, at most 32,767 blocks. */
function runsOfZeros(blocks: number): Buffer {
  const bits = `0${'1'.repeat(14)}`.repeat(Math.ceil(blocks / 32_767));
  const bytes = bits.match(/.{1,8}/g)?.map((eight) => Number.parseInt(eight.padEnd(8, '1'), 2));
  return Buffer.from((bytes ?? []).flatMap((byte) => (byte === 255 ? [byte, 0] : [byte])));
}

type Entry = [tag: number, type: number, count: number, value: number];
const entries = (list: Entry[], next: number) =>
  Buffer.concat([
    u16le(list.length),
    ...list.flatMap(([tag, type, count, value]) => [
      ...[u16le(tag), u16le(type), u32le(count), u32le(value)],
    ]),
    u32le(next),
  ]);
const TIFF_HEAD = Buffer.concat([Buffer.from('II*\0'), u32le(8)]);

/** A TIFF of pages of one pixel. */
export function tiffOfPages(count: number): Buffer {
  const tags = [256, 257, 258, 259, 262, 273, 277, 278, 279];
  const values = [1, 1, 8, 1, 1, 4, 1, 1, 1];
  const page = tags.map((tag, index): Entry => [tag, 4, 1, values[index] ?? 0]);
  const pageBytes = 2 + 12 * tags.length + 4;
  const pages = Array.from({ length: count }, (_, index) =>
    entries(page, index === count - 1 ? 0 : 8 + (index + 1) * pageBytes),
  );
  return Buffer.concat([TIFF_HEAD, ...pages]);
}

/** A TIFF of one pixel that declares thousands of values, of a megabyte each, in the same place. */
export function tiffOfEntries(count: number): Buffer {
  const page = tiffOfPages(1).subarray(10, 10 + 12 * 9);
  const values = Array.from({ length: count }, (_, index): Entry => [40_000 + index, 1, 1e6, 0]);
  const further = entries(values, 0).subarray(2);
  return Buffer.concat([TIFF_HEAD, u16le(9 + count), page, further, Buffer.alloc(2e6)]);
}

/** A TIFF one pixel wide, of a hundred tiles that are 8,192 pixels wide. */
export async function tiffOfWideTiles(): Promise<Buffer> {
  const file = await flat(64, 64)
    .tiff({ compression: 'deflate', tile: true, tileWidth: 64, tileHeight: 64 })
    .toBuffer();
  return tiffWith(file, { 256: 1, 257: 819_200, 322: 8192, 323: 8192 });
}

const AVIF_TILE = { width: 64, height: 64 };

/** An AVIF of 16 × 15 small tiles, or one that names a tile so often. */
async function avifOfTiles(repeats?: number): Promise<Buffer> {
  const av1 = await flat(AVIF_TILE.width, AVIF_TILE.height).avif({ effort: 0 }).toBuffer();
  const size = { width: 16 * AVIF_TILE.width, height: 15 * AVIF_TILE.height };
  return heicOfTiles({ av1, columns: 16, rows: 15, tile: AVIF_TILE, ...size, repeats });
}

/** Each takes seconds or hundreds of megabytes of a reader that walks through all of it, or decodes what is hidden. */
export const STRUCTURE_BOMBS: Record<string, () => Promise<Buffer> | Buffer> = {
  'a WebP of 60,000 frames': () => webpOfFrames(60_000),
  'a WebP of two million chunks': () => webpOfChunks(2e6),
  'a GIF of 1.5 million frames': () => gifOfFrames(1.5e6),
  'a PNG of 3,000 compressed texts': () => pngOfTexts(3_000),
  'a JPEG of 1.5 million notes': () => jpegOfNotes(1.5e6),
  'a JPEG of 2,500 scans': () => jpegOfScans(2_500, 4000, 3000),
  'a TIFF of 60,000 pages': () => tiffOfPages(60_000),
  'a TIFF of 4,000 large entries': () => tiffOfEntries(4_000),
  'a TIFF of wide tiles': tiffOfWideTiles,
  'an AVIF of 240 tiles': () => avifOfTiles(),
  'an AVIF that names a tile 240 times': () => avifOfTiles(240),
};
