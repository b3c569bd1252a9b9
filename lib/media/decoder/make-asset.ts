import { MEDIA_ERROR_MESSAGES, MIN_ICON_PIXELS } from '../rules.ts';
import { decodeImage, fromPixels, type Pixels } from './decode-image.ts';
import { FileError } from './file-error.ts';
import { type MadeImage, requireImage } from './make-variants.ts';

/**
 * The space for a logo in the head of a page, in CSS pixels. A logo is fitted inside and never
 * enlarged.
 */
const LOGO_BOX = { width: 240, height: 48 } as const;
/** The scale for screens with at least two pixels per CSS pixel. */
const RETINA_SCALE = 2;
/** The widest logo, as a multiple of its height. */
const MAX_LOGO_RATIO = 12;

/**
 * The share of an icon's width that its picture fills if it has a background. Apple rounds the
 * corners; others may cut out a circle of 80 percent.
 */
const PICTURE_SHARE = { apple: 0.78, mask: 0.6 } as const;

/**
 * The files of an operator's picture, by the names under which they are served. `width` and `height` are the size of a
 * logo in CSS pixels.
 */
export type MadeAsset = { images: MadeImage[]; width: number; height: number };

/**
 * Makes the files of a logo, as lossless WebP, or of an icon, as PNG. The original is not kept.
 * Throws `FileError` with a message for people.
 * @param ground the background colour of icons that must be opaque, as `#rrggbb`
 */
export async function makeAsset(
  path: string,
  kind: 'logo' | 'icon',
  ground: string,
): Promise<MadeAsset> {
  await requireImage(path);
  const pixels = await decodeImage(path);
  return kind === 'logo' ? makeLogo(pixels) : makeIcon(pixels, ground);
}

async function makeLogo(pixels: Pixels): Promise<MadeAsset> {
  const { width, height } = pixels;
  if (width > height * MAX_LOGO_RATIO || height > width)
    throw new FileError('invalid', MEDIA_ERROR_MESSAGES.logoShape);
  const displaySize = sizeWithin(pixels, 1);
  return {
    images: [await logoOf(pixels, 'logo-1x', 1), await logoOf(pixels, 'logo-2x', RETINA_SCALE)],
    ...displaySize,
  };
}

/** The size of a logo in a space that is `scale` times as large. */
function sizeWithin({ width, height }: Pixels, scale: number) {
  const room = { width: LOGO_BOX.width * scale, height: LOGO_BOX.height * scale };
  const part = Math.min(1, room.width / width, room.height / height);
  return {
    width: Math.max(1, Math.round(width * part)),
    height: Math.max(1, Math.round(height * part)),
  };
}

async function logoOf(pixels: Pixels, name: string, scale: number): Promise<MadeImage> {
  const body = await fromPixels(pixels)
    .resize({ ...sizeWithin(pixels, scale), fit: 'fill' })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
  return { variants: [name], ending: 'webp', body };
}

async function makeIcon(pixels: Pixels, ground: string): Promise<MadeAsset> {
  if (Math.min(pixels.width, pixels.height) < MIN_ICON_PIXELS)
    throw new FileError('invalid', MEDIA_ERROR_MESSAGES.iconTooSmall);
  const images = [
    await iconOf(pixels, 'icon-32', 32),
    await iconOf(pixels, 'icon-192', 192),
    await iconOf(pixels, 'icon-512', 512),
    await iconOf(pixels, 'icon-apple', 180, { part: PICTURE_SHARE.apple, ground }),
    await iconOf(pixels, 'icon-maskable-192', 192, { part: PICTURE_SHARE.mask, ground }),
    await iconOf(pixels, 'icon-maskable-512', 512, { part: PICTURE_SHARE.mask, ground }),
  ];
  return { images, width: 512, height: 512 };
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The icon in a square: transparent around it, or with a margin on a background. */
async function iconOf(
  pixels: Pixels,
  name: string,
  size: number,
  placement?: { part: number; ground: string },
): Promise<MadeImage> {
  const inner = Math.round(size * (placement?.part ?? 1));
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const background = placement?.ground ?? CLEAR;
  const square = fromPixels(pixels)
    .ensureAlpha()
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
  const drawn = placement ? square.flatten({ background }) : square;
  const body = await drawn.png({ compressionLevel: 9 }).toBuffer();
  return { variants: [name], ending: 'png', body };
}
