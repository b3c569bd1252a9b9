import type { GalleryItem } from '@/lib/media/gallery-item';
import { isPlayable } from '@/lib/media/playback-rules';
import * as paths from '@/lib/platform/paths';

/** A slide in the format of yet-another-react-lightbox. */
export type LightboxSlide = PhotoSlide | VideoSlide | StillSlide;

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
/** A video that cannot be played, in its place among the others. `poster` is the address of its still, if it has one. */
export type StillSlide = {
  type: 'still';
  playback: 'waiting' | 'unplayable';
  poster?: string;
  description?: string;
};
/** Smaller files are meant for lists (LIST_MAX_BYTES). */
const WIDTHS = [800, 1600] as const;

type Picture = Pick<GalleryItem, 'id' | 'width' | 'height'>;
type SlideItem = Picture & Pick<GalleryItem, 'type' | 'caption' | 'hasPoster' | 'playback'>;

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

/**
 * Returns the photos and videos of a gallery, in order. Documents are downloads, not slides. `photoName` is the label
 * of photos without a caption.
 */
export function gallerySlides(items: readonly SlideItem[], photoName: string): LightboxSlide[] {
  return items.flatMap((item): LightboxSlide[] => {
    if (item.type === 'photo') return [photoSlide(item, item.caption || photoName, item.caption)];
    if (item.type === 'video') return [videoSlide(item)];
    return [];
  });
}

function videoSlide(item: SlideItem): VideoSlide | StillSlide {
  const { id, caption, hasPoster, width, height, playback } = item;
  const about = {
    ...(hasPoster && { poster: paths.media(id, 'poster') }),
    ...descriptionOf(caption),
  };
  if (!isPlayable(playback)) return { type: 'still', playback, ...about };
  return {
    type: 'video',
    // No type is needed here: the response's Content-Type header states it.
    sources: [{ src: paths.media(id, 'original'), type: '' }],
    ...(width && height && { width, height }),
    ...about,
  };
}

const descriptionOf = (caption: string) => (caption ? { description: caption } : {});
