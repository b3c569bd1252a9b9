import { encode } from 'blurhash';
import { decodeImage, fromPixels, type Pixels, TALLEST } from './decode-image';
import { inImageSlot } from './image-slots';
import { requireImage } from './image-type';
import { IMAGE_WIDTHS, type ImageVariant } from './rules';

const WEBP_QUALITY = 78;
const BLUR_WIDTH = 32;

/** One file to be stored; `variants` are all the names it is served under. */
export type MadeImage = {
  variants: (ImageVariant | 'poster')[];
  ending: 'webp';
  body: Buffer;
};

export type MadePicture = {
  images: MadeImage[];
  /** The largest of `images`, which `width` and `height` (pixels) describe. */
  largest: MadeImage;
  width: number;
  height: number;
  blurhash: string;
};

/**
 * Makes everything that is shown of a picture. The original is not kept: what leaves here was written
 * by us, pixel by pixel. Throws AppError with a message for the person.
 */
export async function makeVariants(path: string): Promise<MadePicture> {
  await requireImage(path);
  return inImageSlot('picture', async () => {
    const pixels = await decodeImage(path);
    const images: MadeImage[] = [];
    for (const [width, variants] of variantsByWidth(pixels.width))
      images.push({ variants, ending: 'webp', body: await makeWebp(pixels, width) });
    const largest = images.at(-1);
    if (!largest) throw new Error('IMAGE_WIDTHS is empty');
    const { width, height } = pixels;
    return { images, largest, width, height, blurhash: await blurhash(pixels) };
  });
}

/** Which widths to make, smallest first: a picture of 500 pixels is its own 800 and 1600. */
function variantsByWidth(width: number): Map<number, ImageVariant[]> {
  const made = new Map<number, ImageVariant[]>();
  for (const wanted of IMAGE_WIDTHS) {
    const actual = Math.min(wanted, width);
    made.set(actual, [...(made.get(actual) ?? []), `${wanted}`]);
  }
  return made;
}

/** The picture as WebP, at most `width` pixels wide. */
export const makeWebp = (pixels: Pixels, width: number) =>
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
