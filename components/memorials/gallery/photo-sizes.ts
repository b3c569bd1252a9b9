import type { IMAGE_WIDTHS } from '@/lib/media/rules';
import type { Span } from './mosaic-rules';

/**
 * The size of a box in the grid (memorial-gallery.css). In four columns: its share of the window beside the tab bar,
 * its maximum in rem, and its share without the tab bar; in two columns: its share. `shape` is width divided by height.
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
 * Returns the `sizes` of a photo. A photo covers its box, so one that is relatively wider than the box is rendered
 * wider than the box. `width` and `height` are the photo's, in pixels.
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
