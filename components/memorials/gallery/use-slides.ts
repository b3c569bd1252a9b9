import { useCallback, useEffect, useRef, useState } from 'react';
import { loadGalleryPage } from './load-gallery-page';
import { type AnySlide, pagesToLoad, withPage, withPendingSlides } from './slide-rules';
import { gallerySlides, type LightboxSlide } from './slides';

/** The gallery that some slides are from. */
export type SlidesOfGallery = {
  memorialId: string;
  /** The index of the first slide among all photos and videos, and how many these are. */
  from: number;
  total: number;
  /** The label of photos without a caption. */
  photoName: string;
};

/**
 * Returns all slides of a gallery, and loads those that the page does not have when somebody comes near them. Without a
 * gallery there are no further slides.
 * @param start the index of the slide that is shown first
 */
export function useSlides(
  known: LightboxSlide[],
  gallery: SlidesOfGallery | undefined,
  start: number,
) {
  const [slides, setSlides] = useState<AnySlide[]>(() =>
    gallery ? withPendingSlides(known, gallery.from, gallery.total) : known,
  );
  const [chosenIndex, setIndex] = useState(start);
  const index = Math.min(chosenIndex, slides.length - 1); // the last pictures may have been removed
  const loading = useRef(new Set<number>());

  const load = useCallback(
    async (page: number) => {
      if (!gallery || loading.current.has(page)) return;
      loading.current.add(page);
      const loaded = await loadPage(gallery, page).catch(() => null); // the slide says that it could not be loaded
      loading.current.delete(page);
      setSlides((all) => withPage(all, page, loaded));
    },
    [gallery],
  );

  useEffect(() => {
    for (const page of pagesToLoad(slides, index)) void load(page);
  }, [slides, index, load]);

  const retry = () => setSlides((all) => all.map(asNotFailed));
  return { slides, index, setIndex, retry };
}

async function loadPage({ memorialId, photoName }: SlidesOfGallery, page: number) {
  const { items } = await loadGalleryPage(memorialId, page);
  return gallerySlides(items, photoName);
}

const asNotFailed = (slide: AnySlide): AnySlide =>
  slide.type === 'pending' ? { type: 'pending', hasFailed: false } : slide;
