import type { GalleryItem } from '@/lib/media/gallery-item';
import { isPlayable } from '@/lib/media/playback-rules';
import * as paths from '@/lib/platform/paths';

/** A slide in the format of yet-another-react-lightbox. */
export type LightboxSlide = PhotoSlide | VideoSlide;

type Source = { src: string; width: number; height: number };
type PhotoSlide = {
  type: 'image';
  src: string;
  alt: string;
  description?: string;
  width?: number;
  height?: number;
  srcSet?: Source[];
};
type VideoSlide = {
  type: 'video';
  sources: { src: string; type: string }[];
  poster?: string;
  description?: string;
  width?: number;
  height?: number;
};
/** Smaller files are meant for lists (LIST_MAX_BYTES). */
const WIDTHS = [800, 1600] as const;

type Picture = Pick<GalleryItem, 'id' | 'width' | 'height'>;

/** Returns a photo with all its stored sizes, so that a phone loads no larger file than it needs. */
export function photoSlide({ id, width, height }: Picture, alt: string, caption = ''): PhotoSlide {
  const slide = {
    type: 'image',
    src: paths.media(id, '1600'),
    alt,
    ...descriptionOf(caption),
  } as const;
  if (!width || !height) return slide;
  const srcSet = WIDTHS.map((fileWidth) => {
    const shown = Math.min(fileWidth, width);
    const shownHeight = Math.round((shown * height) / width);
    return { src: paths.media(id, String(fileWidth)), width: shown, height: shownHeight };
  });
  // For a small picture, the 800 and 1600 files have the same width. `srcSet` needs each width only once.
  const distinctSources = srcSet.filter(({ width: shown }, at) => shown !== srcSet[at - 1]?.width);
  const largest = distinctSources.at(-1);
  return { ...slide, width: largest?.width, height: largest?.height, srcSet: distinctSources };
}

/** Documents are downloads, and videos that do not play yet have nothing to enlarge. */
export const isSlide = ({ type, playback }: GalleryItem): boolean =>
  type !== 'document' && isPlayable(playback);

/** Returns the slides of a gallery, in order. `photoName` is the label of photos without a caption. */
export const gallerySlides = (items: GalleryItem[], photoName: string): LightboxSlide[] =>
  items
    .filter(isSlide)
    .map((item) =>
      item.type === 'video'
        ? videoSlide(item)
        : photoSlide(item, item.caption || photoName, item.caption),
    );

const videoSlide = ({ id, caption, hasPoster, width, height }: GalleryItem): VideoSlide => ({
  type: 'video',
  // No type is needed here: the response's Content-Type header states it.
  sources: [{ src: paths.media(id, 'original'), type: '' }],
  ...(hasPoster && { poster: paths.media(id, 'poster') }),
  ...(width && height && { width, height }),
  ...descriptionOf(caption),
});

const descriptionOf = (caption: string) => (caption ? { description: caption } : {});
