import type { IMAGE_WIDTHS } from '@/lib/media/rules';
import * as paths from '@/lib/platform/paths';

/**
 * Returns the `srcset` of a stored picture for these widths. From the same addresses, the server may send AVIF if the
 * browser accepts it.
 */
export const pictureSrcSet = (
  pictureId: string,
  widths: readonly (typeof IMAGE_WIDTHS)[number][],
): string => widths.map((width) => `${paths.media(pictureId, `${width}`)} ${width}w`).join(', ');
