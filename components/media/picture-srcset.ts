import type { IMAGE_WIDTHS } from '@/lib/media/rules';
import * as paths from '@/lib/platform/paths';

/**
 * The `srcset` of a stored picture in these widths, in pixels. A server that has it as AVIF, too, sends that to a browser
 * that accepts it, from the same address.
 */
export const pictureSrcSet = (
  pictureId: string,
  widths: readonly (typeof IMAGE_WIDTHS)[number][],
): string => widths.map((width) => `${paths.media(pictureId, `${width}`)} ${width}w`).join(', ');
