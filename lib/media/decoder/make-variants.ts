import { encode } from 'blurhash';
import {
  IMAGE_TYPES,
  IMAGE_WIDTHS,
  type ImageVariant,
  MEDIA_ERROR_MESSAGES,
  POSTER_WIDTH,
} from '../rules.ts';
import { decodeImage, fromPixels, type Pixels } from './decode-image.ts';
import { detectType } from './detect-type.ts';
import { encodeVariants, resized, type Variant, WEBP } from './encode-variants.ts';
import { FileError } from './file-error.ts';

const BLUR_WIDTH = 32;

/** A file to store; it is served under all names in `variants`. */
export type MadeImage = {
  variants: string[];
  ending: 'webp' | 'avif' | 'png';
  body: Buffer;
};

export type MadePicture = {
  images: MadeImage[];
  /** The size of the widest image, in pixels. */
  width: number;
  height: number;
  blurhash: string;
};

/**
 * Makes all variants of an uploaded picture, as WebP. The original is not kept: every file we serve
 * is newly encoded. Throws `FileError` with a message for people.
 */
export async function makeVariants(path: string): Promise<MadePicture> {
  await requireImage(path);
  const pixels = await decodeImage(path);
  const images: MadeImage[] = [];
  for (const [width, variants] of variantsByWidth(pixels.width))
    images.push(...(await makeWebps(await resized(pixels, width), variants)));
  const { width, height } = pixels;
  return { images, width, height, blurhash: await blurhash(pixels) };
}

/**
 * The widths to make with their variants, smallest first. A picture 700 pixels wide is also used as its variants 800
 * and 1600.
 */
export function variantsByWidth(width: number): Map<number, ImageVariant[]> {
  const made = new Map<number, ImageVariant[]>();
  for (const wanted of IMAGE_WIDTHS) {
    const actual = Math.min(wanted, width);
    made.set(actual, [...(made.get(actual) ?? []), `${wanted}`]);
  }
  return made;
}

export async function encodePoster(frame: string): Promise<MadeImage[]> {
  const pixels = await decodeImage(frame);
  return makeWebps(await resized(pixels, Math.min(POSTER_WIDTH, pixels.width)), ['poster']);
}

async function makeWebps(pixels: Pixels, names: Variant[]): Promise<MadeImage[]> {
  const files = await encodeVariants(pixels, names, WEBP);
  return files.map(({ variants, body }) => ({ variants, ending: 'webp', body }));
}

async function blurhash(pixels: Pixels): Promise<string> {
  const { data, info } = await fromPixels(pixels)
    .resize({ width: BLUR_WIDTH, height: BLUR_WIDTH, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

/**
 * Throws `unsupported` unless the first bytes are those of an accepted picture format. This is only
 * a filter: a script may be appended to a picture, and only re-encoding removes it (security.md,
 * fact 9).
 */
export async function requireImage(path: string): Promise<void> {
  const type = await detectType(path);
  if (!IMAGE_TYPES.includes(type))
    throw new FileError('unsupported', MEDIA_ERROR_MESSAGES.notAnImage);
}
