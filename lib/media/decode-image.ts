import sharp, { type OutputInfo } from 'sharp';
import { AppError } from '@/lib/errors';
import { IMAGE_WIDTHS, MAX_PIXELS, MESSAGES } from './rules';

// sharp reads SVG unless told otherwise, and SVG can name files and addresses (security.md, fact 9).
sharp.block({ operation: ['VipsForeignLoadSvg'] });

const SECONDS = 20;
/** A strip of a picture: WebP ends at 16,383 pixels, and nobody looks at more than two screens. */
export const TALLEST = 2;

/** A picture in memory: upright, sRGB, without a word about where and with what it was taken. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/**
 * Reads a picture at the largest size that is kept. Takes the first frame of a moving one.
 * Throws `invalid` for a damaged picture and `too_large` for more than 50 megapixels.
 */
export async function decodeImage(path: string): Promise<Pixels> {
  const largest = Math.max(...IMAGE_WIDTHS);
  try {
    const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({
        width: largest,
        height: largest * TALLEST,
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
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    throw tooMany
      ? new AppError('too_large', MESSAGES.tooManyPixels)
      : new AppError('invalid', MESSAGES.damaged);
  }
}

/** Grey pictures come with one or two channels. */
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

/** The pixels as the beginning of a further picture. */
export const fromPixels = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });
