import { avifVariant, LIST_MAX_BYTES } from '../rules.ts';
import { decodeImage, type Pixels } from './decode-image.ts';
import { AVIF, encodeVariants, isInLists, resized, type Variant, WEBP } from './encode-variants.ts';
import { type MadeImage, variantsByWidth } from './make-variants.ts';

/**
 * Encoding AVIF needs some 30 bytes a pixel at once, which must fit into a decoder's memory.
 */
const MAX_ENCODED_PIXELS = 2_000_000;

/** The size in bytes of each stored WebP. */
export type StoredBytes = Partial<Record<Variant, number>>;

/**
 * Makes the missing files of a stored picture from its largest WebP: each variant as AVIF if that is smaller, and, for
 * pictures of an older release, WebPs small enough for lists. Starts with the largest, while the least memory is in
 * use.
 */
export async function makeSmaller(path: string, stored: StoredBytes): Promise<MadeImage[]> {
  const pixels = await decodeImage(path);
  const images: MadeImage[] = [];
  for (const [width, variants] of widthsToMake(pixels.width, stored))
    images.push(...(await makeOfWidth(await resized(pixels, width), variants, stored)));
  return images;
}

const widthsToMake = (width: number, stored: StoredBytes): [number, Variant[]][] =>
  stored.poster === undefined ? [...variantsByWidth(width)].reverse() : [[width, ['poster']]];

async function makeOfWidth(
  pixels: Pixels,
  variants: Variant[],
  stored: StoredBytes,
): Promise<MadeImage[]> {
  const bytes = { ...stored };
  const missingVariants = variants.filter((name) => isInLists(name) && !fits(bytes[name]));
  const webps = await encodeVariants(pixels, missingVariants, WEBP);
  for (const { variants: names, body } of webps)
    for (const name of names) bytes[name] = body.length;
  const small = Math.min(LIST_MAX_BYTES, ...variants.map((name) => (bytes[name] ?? 0) - 1));
  const isTooLarge = pixels.width * pixels.height > MAX_ENCODED_PIXELS;
  const avifs = isTooLarge ? [] : await encodeVariants(pixels, variants, AVIF, small);
  const smaller = avifs.map(({ variants: names, body }) => ({
    variants: names.filter((name) => body.length < (bytes[name] ?? 0)).map(avifVariant),
    body,
  }));
  return [
    ...webps.map((image): MadeImage => ({ ...image, ending: 'webp' })),
    ...smaller
      .filter(({ variants: names }) => names.length > 0)
      .map((image): MadeImage => ({ ...image, ending: 'avif' })),
  ];
}

const fits = (bytes: number | undefined) => bytes !== undefined && bytes <= LIST_MAX_BYTES;
