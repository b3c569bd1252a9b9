import { readFile } from 'node:fs/promises';
import { leanGif } from './lean-gif.ts';
import { leanJpeg } from './lean-jpeg.ts';
import { leanPng } from './lean-png.ts';
import { leanTiff } from './lean-tiff.ts';
import { leanWebp } from './lean-webp.ts';

/** What sharp reads of each format. AVIF, HEIC and BMP have readers of their own (decode-image.ts). */
const LEAN: Record<string, (bytes: Buffer) => Buffer> = {
  'image/webp': leanWebp,
  'image/gif': leanGif,
  'image/png': leanPng,
  'image/jpeg': leanJpeg,
  'image/tiff': leanTiff,
};

/**
 * Reads a picture's file without what we do not show of it, such as further frames and pages: sharp would read all of
 * it, some of it several times. Each format has a reader that walks once through the structure and decodes nothing.
 * @param type as detected
 * @returns the path itself for other formats
 * @throws FileError `invalid` if the structure is one that costs too much
 */
export async function readLean(path: string, type: string): Promise<string | Buffer> {
  const lean = LEAN[type];
  return lean ? lean(await readFile(path)) : path;
}
