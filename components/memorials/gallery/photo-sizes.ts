import type { IMAGE_WIDTHS } from '@/lib/media/rules';
import type { Span } from './mosaic-rules';

/**
 * The size of a box in a grid of `four` or `two` columns (memorial-gallery.css). `beside`, `below` and `share` are its
 * width in percent of the window: beside the tab bar, below the tab bar, and in two columns. `rem` is its maximum width
 * beside the tab bar. `shape` is width divided by height.
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

/** The file widths that cover all screen densities for a box. */
export const PHOTO_WIDTHS: Record<Span, (typeof IMAGE_WIDTHS)[number][]> = {
  big: [560, 800, 1600],
  wide: [320, 560, 800, 1600],
  tall: [320, 560, 800],
  one: [320, 560, 800],
};

/**
 * Returns the `sizes` attribute of a photo. A photo covers its box, so a photo with a wider shape than the box extends
 * beyond the box's sides. `width` and `height` are the photo's, in pixels. Without a tab bar, the grid is as wide as
 * the window, and at most as wide as beside the bar.
 */
export function photoSizes(
  span: Span,
  { width, height }: { width: number | null; height: number | null },
  isBesideTabs = true,
): string {
  const { four, two } = BOXES[span];
  const photoShape = width && height ? width / height : 1;
  const [wide, narrow] = [four, two].map(({ shape }) => Math.max(1, photoShape / shape));
  const times = (length: number, by = 1) => `${Math.round(length * by)}`;
  const beside = `min(${times(four.beside, wide)}vw, ${times(four.rem, wide)}rem)`;
  const below = `${times(four.below, wide)}vw`;
  const onPhone = `${times(two.share, narrow)}vw`;
  return isBesideTabs
    ? `(min-width: 60rem) ${beside}, (min-width: 48rem) ${below}, ${onPhone}`
    : `(min-width: 48rem) min(${below}, ${times(four.rem, wide)}rem), ${onPhone}`;
}
