import { encode } from 'blurhash';
import {
  FAULTS,
  IMAGE_TYPES,
  IMAGE_WIDTHS,
  type ImageVariant,
  isHeic,
  POSTER_WIDTH,
} from '../rules.ts';
import { decodeImage, fromPixels, type Pixels, TALLEST } from './decode-image.ts';
import { detectType } from './detect-type.ts';
import { Refusal } from './refusal.ts';

const WEBP_QUALITY = 78;
const BLUR_WIDTH = 32;

/** One file to be stored; `variants` are all the names it is served under. */
export type MadeImage = {
  variants: (ImageVariant | 'poster')[];
  ending: 'webp';
  body: Buffer;
};

export type MadePicture = {
  /** Smallest first; `width` and `height` (pixels) are those of the last. */
  images: MadeImage[];
  width: number;
  height: number;
  blurhash: string;
};

/**
 * Makes all variants of an uploaded picture. The original is not kept: every file we serve is newly
 * encoded. Throws `Refusal` with a message for the person.
 */
export async function makeVariants(path: string): Promise<MadePicture> {
  await requireImage(path);
  const pixels = await decodeImage(path);
  const images: MadeImage[] = [];
  for (const [width, variants] of variantsByWidth(pixels.width))
    images.push({ variants, ending: 'webp', body: await makeWebp(pixels, width) });
  const { width, height } = pixels;
  return { images, width, height, blurhash: await blurhash(pixels) };
}

/** The widths to make and their variants, smallest first: a picture of 500 pixels is also its 800 and 1600. */
function variantsByWidth(width: number): Map<number, ImageVariant[]> {
  const made = new Map<number, ImageVariant[]>();
  for (const wanted of IMAGE_WIDTHS) {
    const actual = Math.min(wanted, width);
    made.set(actual, [...(made.get(actual) ?? []), `${wanted}`]);
  }
  return made;
}

/** Makes the poster of a video, as WebP, from one of its frames. */
export const makePoster = async (frame: string): Promise<Buffer> =>
  makeWebp(await decodeImage(frame), POSTER_WIDTH);

/** The picture as WebP, at most `width` pixels wide. */
const makeWebp = (pixels: Pixels, width: number) =>
  fromPixels(pixels)
    .resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();

async function blurhash(pixels: Pixels): Promise<string> {
  const { data, info } = await fromPixels(pixels)
    .resize({ width: BLUR_WIDTH, height: BLUR_WIDTH, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

/**
 * Throws `unsupported` unless the first bytes of a file are those of a picture format we accept. Only a
 * filter: a picture may have a script appended, which only re-encoding removes (security.md, fact 9).
 */
async function requireImage(path: string): Promise<void> {
  const type = await detectType(path);
  if (IMAGE_TYPES.includes(type)) return;
  throw new Refusal('unsupported', isHeic(type) ? FAULTS.heic : FAULTS.notAnImage);
}
