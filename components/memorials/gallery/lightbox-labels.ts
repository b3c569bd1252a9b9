import { placeholders } from '@/lib/platform/language/fill-placeholders';
import type { Translate } from '@/lib/platform/language/message';

export type LightboxLabels = ReturnType<typeof lightboxLabels>;

/**
 * The texts for the lightbox: those of its library under the keys that it expects, and our own. `label` is the
 * gallery's accessible name.
 */
export const lightboxLabels = (label: string, t: Translate) => ({
  Lightbox: label,
  'Photo gallery': label,
  Previous: t('memorial.lightbox.previous'),
  Next: t('memorial.lightbox.next'),
  Close: t('ui.close'),
  'Zoom in': t('memorial.lightbox.zoomIn'),
  'Zoom out': t('memorial.lightbox.zoomOut'),
  Carousel: t('memorial.lightbox.carousel'),
  Slide: t('memorial.lightbox.slide'),
  Caption: t('memorial.lightbox.caption'),
  '{index} of {total}': t('memorial.lightbox.position', placeholders('index', 'total')),
  // Our own, for pictures that are not loaded yet
  loading: t('ui.loading'),
  notLoaded: t('ui.partNotLoaded'),
  tryAgain: t('ui.tryAgain'),
  // and for videos that cannot be played
  waiting: t('media.playback.waiting'),
  unplayable: t('media.playback.unplayable'),
});
