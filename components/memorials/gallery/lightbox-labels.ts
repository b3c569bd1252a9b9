import { blanks } from '@/lib/platform/language/fill';
import type { Say } from '@/lib/platform/language/said';

export type LightboxLabels = ReturnType<typeof lightboxLabels>;

/** The lightbox library's texts, under its own keys. `label` is the accessible name. */
export const lightboxLabels = (label: string, say: Say) => ({
  Lightbox: label,
  'Photo gallery': label,
  Previous: say('memorial.lightbox.previous'),
  Next: say('memorial.lightbox.next'),
  Close: say('ui.close'),
  'Zoom in': say('memorial.lightbox.zoomIn'),
  'Zoom out': say('memorial.lightbox.zoomOut'),
  Carousel: say('memorial.lightbox.carousel'),
  Slide: say('memorial.lightbox.slide'),
  Caption: say('memorial.lightbox.caption'),
  '{index} of {total}': say('memorial.lightbox.position', blanks('index', 'total')),
});
