import type { OutputInfo } from 'sharp';
import { IMAGE_WIDTHS, MAX_PIXELS, MEDIA_ERROR_MESSAGES } from '../rules.ts';
import { FileError } from './file-error.ts';
import { sharp } from './without-svg.ts';

/**
 * Decoding AVIF allocates 20 bytes per pixel at once, before the parent process can check the memory (decision 0037).
 * So larger pictures are refused after reading their header.
 */
const MAX_AVIF_PIXELS = 5_000_000;
/** The greatest height as a multiple of the largest width: WebP allows at most 16,383 pixels. */
export const MAX_HEIGHT_RATIO = 2;

/** A picture in memory: upright, sRGB, without metadata such as location and camera. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/**
 * Decodes a picture, reduced to the largest size that we store; of an animation, the first frame.
 * Throws `invalid` for a damaged picture or one that needs too much memory, and `too_large` above
 * 50 megapixels.
 */
export async function decodeImage(path: string): Promise<Pixels> {
  const largest = Math.max(...IMAGE_WIDTHS);
  try {
    await rejectLargeAvif(path);
    const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
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
    throw tooMany
      ? new FileError('too_large', MEDIA_ERROR_MESSAGES.tooManyPixels)
      : new FileError('invalid', MEDIA_ERROR_MESSAGES.damaged);
  }
}

async function rejectLargeAvif(path: string): Promise<void> {
  const { format, width, height } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
  if (format === 'heif' && width * height > MAX_AVIF_PIXELS)
    throw new FileError('invalid', MEDIA_ERROR_MESSAGES.tooDemanding);
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
