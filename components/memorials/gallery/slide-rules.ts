import { GALLERY_PAGE_SIZE, galleryPageOf } from '@/lib/media/gallery-rules';
import type { LightboxSlide } from './slides';

/** A picture of the gallery that the browser does not know yet, or could not load. */
export type PendingSlide = { type: 'pending'; hasFailed: boolean };
export type AnySlide = LightboxSlide | PendingSlide;

/** How far from the shown slide the pictures are known, so that nobody waits at each one. */
const NEAR = 6;

/** All slides of a gallery of which `slides` are known, from index `from`. */
export const withPendingSlides = (
  slides: readonly LightboxSlide[],
  from: number,
  total: number,
): AnySlide[] =>
  Array.from(
    { length: Math.max(total, from + slides.length) },
    (_, index) => slides[index - from] ?? { type: 'pending', hasFailed: false },
  );

/** The pages of the gallery to load while the slide at `index` is shown. Pages that failed are not loaded again. */
export function pagesToLoad(slides: readonly AnySlide[], index: number): number[] {
  const start = Math.max(index - NEAR, 0);
  const near = slides.slice(start, index + NEAR + 1);
  const missing = near.flatMap((slide, at) => (isMissing(slide) ? [start + at] : []));
  return [...new Set(missing.map(galleryPageOf))];
}

const isMissing = (slide: AnySlide): boolean => slide.type === 'pending' && !slide.hasFailed;

/**
 * Returns the slides with those of a page that has loaded. If it did not load (null), its pending slides have failed. A
 * page with fewer pictures than a page can have is the last one, because pictures were removed in the meantime: there
 * are no slides after it but those that are known.
 */
export function withPage(
  slides: readonly AnySlide[],
  page: number,
  loaded: readonly LightboxSlide[] | null,
): AnySlide[] {
  const start = (page - 1) * GALLERY_PAGE_SIZE;
  const filled = slides.map(
    (slide, index): AnySlide =>
      slide.type === 'pending' && galleryPageOf(index) === page
        ? (loaded?.[index - start] ?? { type: 'pending', hasFailed: loaded === null })
        : slide,
  );
  if (loaded === null || loaded.length === GALLERY_PAGE_SIZE) return filled;
  const end = start + loaded.length;
  return filled.filter((slide, index) => index < end || slide.type !== 'pending');
}
