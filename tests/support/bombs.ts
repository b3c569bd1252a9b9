import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { bmpOf } from './bmp-file';
import { heicOfTiles } from './heic-file';
import { box, boxesOf, u16, u32 } from './mp4-boxes';
import { STRUCTURE_BOMBS } from './structure-bombs';
import { indexedVideo, plainVideo, webmWithLocation } from './video-files';

const FILES = 'tests/support/files/bombs';
const MEGABYTE = 1024 * 1024;

/** Each function builds a small file that needs more memory or time than an upload may use. */
export const VIDEO_BOMBS: Record<string, () => Promise<Buffer>> = {
  'an MP4 of 400 million samples': async () => manySamples(await plainVideo(), 400e6),
  'an MP4 of 10 million samples': async () => manySamples(await plainVideo(), 10e6),
  'a MOV of 400 million samples': async () =>
    manySamples(await asQuickTime(await plainVideo()), 400e6),
  'an MP4 of 4 billion samples in runs': async () =>
    patchTable(await plainVideo(), 'stts', (entry) => entry.writeUInt32BE(0xffffffff, 8)),
  'an MP4 whose table continues past its end': async () =>
    patchTable(await plainVideo(), 'stts', (entry) => entry.writeUInt32BE(0x7fffffff, 4)),
  'an MP4 of fragments of 4 billion samples': async () => addFragment(await indexedVideo()),
  'an MP4 of a million boxes': async () =>
    Buffer.concat([await plainVideo(), Buffer.alloc(8 * MEGABYTE, box('free'))]),
  'an MP4 of boxes in boxes': async () => {
    const levels = 100_000;
    const nested = Array.from({ length: levels }, (_, level) => [
      u32(8 * (levels - level)),
      'moov',
    ]);
    return Buffer.concat([await plainVideo(), ...nested.flat().map((part) => Buffer.from(part))]);
  },
  'a WebM whose parts are longer than itself': async () => {
    const file = Buffer.from(await webmWithLocation());
    for (let at = 60; at < file.length - 8; at += 97) file.fill(0xff, at, at + 3);
    return file;
  },
  'a WebM that ends in its head': async () => (await webmWithLocation()).subarray(0, 48),
  'a WebM whose lengths never end': async () =>
    Buffer.concat([(await webmWithLocation()).subarray(0, 40), Buffer.alloc(MEGABYTE, 0x01)]),
};

/** A video padded to the size that its table claims. No check of counts refuses it; only the memory limit stops it. */
export const paddedVideo = async () =>
  Buffer.concat([manySamples(await plainVideo(), 24e6), box('free', Buffer.alloc(25e6))]);

const flat = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#863' },
    limitInputPixels: false,
  });

export const PICTURE_BOMBS: Record<string, () => Promise<Buffer> | Buffer> = {
  ...STRUCTURE_BOMBS,
  'a JPEG of 4,290 megapixels': async () => {
    const file = await flat(8, 8).jpeg().toBuffer();
    const size = file.indexOf(Buffer.from([0xff, 0xc0])) + 5;
    file.fill(Buffer.concat([u16(65_500), u16(65_500)]), size, size + 4);
    return file;
  },
  'a progressive JPEG of 48 megapixels': () =>
    flat(8000, 6000).jpeg({ progressive: true }).toBuffer(),
  'a PNG of 256 megapixels': () => flat(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer(),
  'an interlaced PNG of 48 megapixels': () =>
    flat(8000, 6000).png({ progressive: true }).toBuffer(),
  'a PNG with 200 MB of text': () => pngWith('zTXt', Buffer.from('Comment\0\0', 'latin1')),
  'a PNG with a colour profile of 200 MB': () => pngWith('iCCP', Buffer.from('x\0\0', 'latin1')),
  'a WebP of 268 megapixels': async () => {
    const file = await flat(8, 8).webp({ lossless: true }).toBuffer();
    file.writeUInt32LE(0x0fffffff, file.indexOf(Buffer.from('VP8L')) + 9);
    return file;
  },
  'a WebP of 48 megapixels': () => readFile(`${FILES}/48-megapixels.webp`),
  'an AVIF of 48 megapixels': () => readFile(`${FILES}/48-megapixels.avif`),
  'a GIF of 4,290 megapixels': async () => {
    const file = await flat(8, 8).gif().toBuffer();
    file.fill(0xff, 6, 10);
    return file;
  },
  'a GIF of 48 megapixels': () => flat(8000, 6000).gif().toBuffer(),
  'a JPEG of 119 megapixels': () => flat(12_000, 9_900).jpeg().toBuffer(),
  'a progressive JPEG of 119 megapixels': () =>
    flat(12_000, 9_900).jpeg({ progressive: true }).toBuffer(),
  'a HEIC of 48 megapixels': async () =>
    heicOfTiles({ columns: 26, rows: 26, width: 8064, height: 6048 }),
  'a HEIC of 4,290 megapixels': async () => heicOfTiles({ width: 65_500, height: 65_500 }),
  'a HEIC whose tiles are smaller than it says': async () =>
    heicOfTiles({
      columns: 30,
      rows: 30,
      width: 7000,
      height: 7000,
      tile: { width: 240, height: 240 },
    }),
  'a HEIC whose frames say that they are larger': async () =>
    heicOfTiles({ coded: { width: 8000, height: 7000 } }),
  'a HEIC whose frames say that they are far larger': async () =>
    heicOfTiles({ coded: { width: 16_000, height: 16_000 } }),
  'a HEIC whose second tile is large': async () =>
    heicOfTiles({ secondTile: { width: 8000, height: 7000 } }),
  'a HEIC that draws over itself': async () => heicOfTiles({ columns: 30, rows: 30, type: 'iovl' }),
  'a HEIC whose transparency is large': async () =>
    heicOfTiles({ alpha: 'frame', alphaSize: { width: 8000, height: 7000 } }),
  'a HEIC whose transparency is enlarged': async () =>
    heicOfTiles({ columns: 14, rows: 14, alpha: 'frame' }),
  'a HEIC of zeros': async () =>
    Buffer.concat([box('ftyp', 'heic', u32(0), 'mif1heic'), Buffer.alloc(MEGABYTE)]),
  'a TIFF of 109 megapixels in one tile': () =>
    flat(11_008, 9_904)
      .tiff({ compression: 'deflate', tile: true, tileWidth: 11_008, tileHeight: 9_904 })
      .toBuffer(),
  'a BMP of 50 megapixels': async () => bmpOfSize(25_000, 2_000),
  'a BMP of 4,290 megapixels': async () => bmpOfSize(65_500, 65_500),
};

export const OTHER_BOMBS: Record<string, () => Promise<Buffer>> = {
  'a PDF of lists in lists': async () =>
    Buffer.from(`%PDF-1.7\n1 0 obj ${'['.repeat(2e6)}${']'.repeat(2e6)} endobj\n%%EOF`),
};

/** Two colours, so that a file within the limit for uploads has many pixels. */
function bmpOfSize(width: number, height: number): Buffer {
  const head = bmpOf({ bits: 1, palette: [0, 0xffffff], rows: [[1]] });
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  return Buffer.concat([
    head,
    Buffer.alloc(Math.min(20 * MEGABYTE, Math.ceil(width / 32) * 4 * height)),
  ]);
}

const manySamples = (video: Buffer, count: number) => {
  const sized = patchTable(video, 'stsz', (table) => {
    table.writeUInt32BE(1, 4);
    table.writeUInt32BE(count, 8);
  });
  return patchTable(sized, 'stts', (table) => {
    table.writeUInt32BE(1, 4);
    table.writeUInt32BE(count, 8);
  });
};

/** Changes the first table of a type. `change` receives the bytes after the type's name. */
function patchTable(file: Buffer, type: string, change: (table: Buffer) => void): Buffer {
  const copy = Buffer.from(file);
  const at = copy.indexOf(Buffer.from(type));
  if (at < 0) throw new Error(`The test file has no ${type}`);
  change(copy.subarray(at + 4));
  return copy;
}

const asQuickTime = async (file: Buffer) => {
  const copy = Buffer.from(file);
  copy.write('qt  ', 8, 'latin1');
  return copy;
};

/** Adds a fragment without any data to a video. */
function addFragment(file: Buffer): Buffer {
  const extended = box('mvex', box('trex', u32(0), u32(1), u32(1), u32(1), u32(1), u32(0)));
  const boxes = boxesOf(file).map(({ type, bytes }) =>
    type === 'moov' ? box('moov', bytes.subarray(8), extended) : bytes,
  );
  const run = box('trun', u32(0), u32(0xffffffff));
  const fragment = box(
    'moof',
    box('mfhd', u32(0), u32(1)),
    box('traf', box('tfhd', u32(0x020000), u32(1)), run),
  );
  return Buffer.concat([...boxes, fragment]);
}

/** A small PNG with a chunk that expands to 200 MB. */
async function pngWith(type: string, head: Buffer): Promise<Buffer> {
  const file = await flat(8, 8).png().toBuffer();
  const body = Buffer.concat([head, deflateSync(Buffer.alloc(200 * MEGABYTE), { level: 9 })]);
  const typeAndBody = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const chunk = Buffer.concat([u32(body.length), typeAndBody, u32(crc32(typeAndBody))]);
  const afterHeader = 33; // signature and IHDR
  return Buffer.concat([file.subarray(0, afterHeader), chunk, file.subarray(afterHeader)]);
}
