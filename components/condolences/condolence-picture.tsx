import { pictureSrcSet } from '@/components/media/picture-srcset';
import type { ShownPicture } from '@/lib/condolences/shown-picture';
import * as paths from '@/lib/platform/paths';

/** Attributes of an `<img>`. Width and height are in pixels. */
export type PictureAttributes = {
  src: string;
  srcSet?: string;
  width: number | null;
  height: number | null;
};

/** The `sizes` attribute: the greatest width at which a card displays a picture. */
const SIZES = '(min-width: 1024px) 34rem, 92vw';

export const pictureAttributes = ({ id, width, height }: ShownPicture): PictureAttributes => ({
  src: paths.media(id, '800'),
  srcSet: pictureSrcSet(id, [320, 560, 800]),
  width,
  height,
});

/** The picture of a condolence, as large as its card allows. */
export function CondolencePicture({
  src,
  srcSet,
  width,
  height,
  alt,
}: PictureAttributes & { alt: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the variants are created at upload, not by Next.
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && SIZES}
      width={width ?? 800}
      height={height ?? 800}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="h-auto max-h-80 w-auto max-w-full self-start rounded-lg bg-sunken"
    />
  );
}
