import type { IMAGE_WIDTHS } from '@/lib/media/rules';
import type { Span } from './mosaic-rules';

/**
 * A box of the mosaic (memorial-gallery.css): in four columns its share of the window beside the stem of the tabs, at most
 * so many rem, and its share without the stem; in two columns its share. The last number is its width divided by its height.
 */
type Box = {
  four: { beside: number; rem: number; below: number; shape: number };
  two: { share: number; shape: number };
};

const BOXES: Record<Span, Box> = {
  big: { four: { beside: 36, rem: 29, below: 45, shape: 1 }, two: { share: 94, shape: 1.2 } },
  wide: { four: { beside: 36, rem: 29, below: 45, shape: 2 }, two: { share: 46, shape: 1 } },
  tall: { four: { beside: 17.4, rem: 14.1, below: 22, shape: 0.5 }, two: { share: 46, shape: 1 } },
  one: { four: { beside: 17.4, rem: 14.1, below: 22, shape: 1 }, two: { share: 46, shape: 1 } },
};

/** The files that a screen of any density needs for a box. */
export const PHOTO_WIDTHS: Record<Span, (typeof IMAGE_WIDTHS)[number][]> = {
  big: [560, 800, 1600],
  wide: [320, 560, 800, 1600],
  tall: [320, 560, 800],
  one: [320, 560, 800],
};

/**
 * How wide a photo is shown, as an `<img sizes>` text. It covers its box, so a photo that is wider than the box, for its
 * height, is shown wider than that. `width` and `height` are the photo's, in pixels.
 */
export function photoSizes(
  span: Span,
  { width, height }: { width: number | null; height: number | null },
): string {
  const { four, two } = BOXES[span];
  const ofPhoto = width && height ? width / height : 1;
  const [wide, narrow] = [four, two].map(({ shape }) => Math.max(1, ofPhoto / shape));
  const times = (length: number, by = 1) => `${Math.round(length * by)}`;
  const beside = `min(${times(four.beside, wide)}vw, ${times(four.rem, wide)}rem)`;
  const below = `${times(four.below, wide)}vw`;
  return `(min-width: 60rem) ${beside}, (min-width: 48rem) ${below}, ${times(two.share, narrow)}vw`;
}
