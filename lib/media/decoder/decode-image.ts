import { readFile } from 'node:fs/promises';
import type { OutputInfo } from 'sharp';
import { IMAGE_WIDTHS, isHeic, MAX_PIXELS } from '../rules.ts';
import { detectType } from './detect-type.ts';
import { damaged, FileError, tooDemanding, tooManyPixels } from './file-error.ts';
import { readLean } from './lean/lean-picture.ts';
import { unpackBmp } from './unpack-bmp.ts';
import { sharp } from './without-svg.ts';

/**
 * Decoding AVIF allocates 20 bytes per pixel at once, before the parent process can check the memory (decision 0037).
 * So larger pictures are refused after reading their header. Pictures of phones have 12.2 megapixels.
 */
const MAX_AVIF_PIXELS = 13_000_000;
/** HEIC and BMP are unpacked into memory, with three or four bytes a pixel. */
const MAX_UNPACKED_PIXELS = 50_000_000;
/** The sample formats that sharp converts to eight bits. Others, such as fractions in scientific TIFFs, become black. */
const DEPTHS = ['uchar', 'ushort'];
/** Of a JPEG whose end is missing, as after a fault of a camera's memory card, this share must be there. */
const MIN_PRESENT_SHARE = 0.5;
/** The greatest height as a multiple of the largest width: WebP allows at most 16,383 pixels. */
export const MAX_HEIGHT_RATIO = 2;

/** A picture in memory: upright, sRGB, without metadata such as location and camera. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/**
 * Decodes a picture, reduced to the largest size that we store; of an animation, the first frame. What is missing at
 * the end of a JPEG is grey.
 * @throws FileError `invalid` if the picture is damaged or needs too much memory, `too_large` if it has more than 120
 * megapixels
 */
export async function decodeImage(path: string): Promise<Pixels> {
  try {
    const type = await detectType(path);
    const input = await readableInput(path, type);
    if (type !== 'image/jpeg') return await decode(input, 'error');
    return await decode(input, 'error').catch(() => decodeIncomplete(input));
  } catch (error) {
    if (error instanceof FileError) throw error;
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    throw tooMany ? tooManyPixels() : damaged();
  }
}

/** What sharp shall read of the file, or an uncompressed copy of it if sharp cannot read its format. */
async function readableInput(path: string, type: string): Promise<string | Buffer> {
  if (type === 'image/bmp') return unpackBmp(await readFile(path), MAX_UNPACKED_PIXELS);
  if (isHeic(type) && !(await isAvif(path))) {
    const { unpackHeic } = await import('./unpack-heic.ts');
    return unpackHeic(await readFile(path), MAX_UNPACKED_PIXELS);
  }
  const input = await readLean(path, type);
  const header = await sharp(input, { limitInputPixels: MAX_PIXELS }).metadata();
  const isLargeAvif = header.format === 'heif' && header.width * header.height > MAX_AVIF_PIXELS;
  if (isLargeAvif || !DEPTHS.includes(header.depth)) throw tooDemanding();
  if (header.format === 'heif') {
    const { checkAvif } = await import('./unpack-heic.ts');
    checkAvif(await readFile(path), MAX_AVIF_PIXELS);
  }
  return input;
}

/** Whether a file of the HEIF family contains AV1. */
const isAvif = (path: string) =>
  sharp(path)
    .metadata()
    .then(
      ({ compression }) => compression === 'av1',
      () => false, // for example, a HEIC of more tiles than sharp allows
    );

async function decode(input: string | Buffer, failOn: 'error' | 'none'): Promise<Pixels> {
  const largest = Math.max(...IMAGE_WIDTHS);
  const { data, info } = await sharp(input, { limitInputPixels: MAX_PIXELS, failOn })
    .autoOrient()
    .resize({
      width: largest,
      height: largest * MAX_HEIGHT_RATIO,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 3 || info.channels === 4)
    return { data, width: info.width, height: info.height, channels: info.channels };
  return await withThreeChannels(data, info);
}

/** @throws FileError `invalid` if more than half of the JPEG is missing */
async function decodeIncomplete(input: string | Buffer): Promise<Pixels> {
  const pixels = await decode(input, 'none');
  if (presentShare(pixels) < MIN_PRESENT_SHARE) throw damaged();
  return pixels;
}

/** Estimates how much of a JPEG is there: its decoder fills the rest with one grey, which real pictures hardly have. */
function presentShare({ data, width, height, channels }: Pixels): number {
  const isFill = (sample: number | undefined) => sample === 128;
  let missing = 0;
  for (let at = 0; at < data.length; at += channels)
    if (isFill(data[at]) && isFill(data[at + 1]) && isFill(data[at + 2])) missing++;
  return 1 - missing / (width * height);
}

/** For grey pictures, which have one or two channels. */
async function withThreeChannels(data: Buffer, info: OutputInfo): Promise<Pixels> {
  const grey = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
  const rgb = await grey
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: rgb.data, width: info.width, height: info.height, channels: 3 };
}

export const fromPixels = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });
