import { type ImageVariant, LIST_MAX_BYTES, LIST_WIDTHS } from '../rules.ts';
import { fromPixels, MAX_HEIGHT_RATIO, type Pixels } from './decode-image.ts';

export type Variant = ImageVariant | 'poster';

/** A format in which pictures are stored. */
export type Format = {
  /** The quality of a file without a size limit. */
  quality: number;
  /** The qualities to try for a file with a size limit, best first. */
  lower: readonly number[];
  encode(pixels: Pixels, quality: number): Promise<Buffer>;
};

export const WEBP: Format = {
  quality: 78,
  lower: [70, 62, 54, 46, 38, 31, 25, 20, 15, 10, 5, 1],
  encode: (pixels, quality) => fromPixels(pixels).webp({ quality }).toBuffer(),
};

/** More effort hardly reduces the size, for twenty times the processor time. */
const AVIF_EFFORT = 1;

/** At these qualities it looks about as good as the WebP. */
export const AVIF: Format = {
  quality: 60,
  lower: [54, 48, 43, 38, 33, 28, 24, 20, 16, 12, 6, 1],
  encode: (pixels, quality) =>
    fromPixels(pixels)
      .avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
      .toBuffer(),
};

/**
 * If even the lowest quality is too large, as for noise, the width is multiplied by this,
 * repeatedly.
 */
const NARROWING_FACTOR = 0.7;

const LIST_VARIANTS: readonly string[] = LIST_WIDTHS.map(String);
/** Whether lists show the variant; its files then have at most LIST_MAX_BYTES. */
export const isInLists = (variant: Variant) => LIST_VARIANTS.includes(variant);

/**
 * Encodes the variants of one width. They share one file, unless it is too large for lists: then
 * the variants in lists get their own file of at most `smallBytes`.
 */
export async function encodeVariants(
  pixels: Pixels,
  variants: readonly Variant[],
  format: Format,
  smallBytes = LIST_MAX_BYTES,
): Promise<{ variants: Variant[]; body: Buffer }[]> {
  if (variants.length === 0) return [];
  const body = await format.encode(pixels, format.quality);
  const tooLarge = body.length > LIST_MAX_BYTES ? variants.filter(isInLists) : [];
  const others = variants.filter((variant) => !tooLarge.includes(variant));
  return [
    ...(tooLarge.length > 0
      ? [{ variants: tooLarge, body: await encodeWithin(smallBytes, pixels, format) }]
      : []),
    ...(others.length > 0 ? [{ variants: others, body }] : []),
  ];
}

/** Encodes at the best of the lower qualities that needs at most `bytes`. */
async function encodeWithin(bytes: number, pixels: Pixels, format: Format): Promise<Buffer> {
  let fitting: Buffer | undefined;
  for (let [from, to] = [0, format.lower.length]; from < to; ) {
    const middle = Math.floor((from + to) / 2);
    const body = await format.encode(pixels, format.lower[middle] ?? 1);
    if (body.length <= bytes) [fitting, to] = [body, middle];
    else from = middle + 1;
  }
  if (fitting) return fitting;
  const narrower = await resized(pixels, Math.ceil(pixels.width * NARROWING_FACTOR));
  return encodeWithin(bytes, narrower, format);
}

/** Reduces a picture to `width` pixels; a very tall one becomes narrower. */
export async function resized(pixels: Pixels, width: number): Promise<Pixels> {
  if (width >= pixels.width) return pixels;
  const { data, info } = await fromPixels(pixels)
    .resize({ width, height: width * MAX_HEIGHT_RATIO, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...pixels, data, width: info.width, height: info.height };
}
