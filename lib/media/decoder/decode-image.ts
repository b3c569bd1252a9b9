import { readFile } from 'node:fs/promises';
import type { OutputInfo } from 'sharp';
import { IMAGE_WIDTHS, isHeic, MAX_PIXELS, MEDIA_ERROR_MESSAGES } from '../rules.ts';
import { detectType } from './detect-type.ts';
import { damaged, FileError, tooDemanding } from './file-error.ts';
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
/** The greatest height as a multiple of the largest width: WebP allows at most 16,383 pixels. */
export const MAX_HEIGHT_RATIO = 2;

/** A picture in memory: upright, sRGB, without metadata such as location and camera. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/**
 * Decodes a picture, reduced to the largest size that we store; of an animation, the first frame.
 * @throws FileError `invalid` if the picture is damaged or needs too much memory, `too_large` if it has more than 120
 * megapixels
 */
export async function decodeImage(path: string): Promise<Pixels> {
  const largest = Math.max(...IMAGE_WIDTHS);
  try {
    const input = await readableInput(path);
    const { data, info } = await sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
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
  } catch (error) {
    if (error instanceof FileError) throw error;
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    throw tooMany ? new FileError('too_large', MEDIA_ERROR_MESSAGES.tooManyPixels) : damaged();
  }
}

/** The file as it is, or an uncompressed copy of it if sharp cannot read its format. */
async function readableInput(path: string): Promise<string | Buffer> {
  const type = await detectType(path);
  if (type === 'image/bmp') return unpackBmp(await readFile(path), MAX_UNPACKED_PIXELS);
  if (isHeic(type) && !(await isAvif(path))) {
    const { unpackHeic } = await import('./unpack-heic.ts');
    return unpackHeic(await readFile(path), MAX_UNPACKED_PIXELS);
  }
  const header = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
  const isLargeAvif = header.format === 'heif' && header.width * header.height > MAX_AVIF_PIXELS;
  if (isLargeAvif || !DEPTHS.includes(header.depth)) throw tooDemanding();
  return path;
}

/** Whether a file of the HEIF family contains AV1. */
const isAvif = (path: string) =>
  sharp(path)
    .metadata()
    .then(
      ({ compression }) => compression === 'av1',
      () => false, // for example, a HEIC of more tiles than sharp allows
    );

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
