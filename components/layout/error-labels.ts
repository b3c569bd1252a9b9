import { blanks } from '@/lib/platform/language/fill';
import type { Say } from '@/lib/platform/language/said';

export type ErrorLabels = ReturnType<typeof errorLabels>;

/** The texts of the error page, already translated. */
export const errorLabels = (say: Say) => ({
  title: say('site.error.title'),
  text: say('site.error.text'),
  /** Keeps `digest` as a placeholder to fill in later. */
  reference: say('site.error.reference', blanks('digest')),
  tryAgain: say('ui.tryAgain'),
  goHome: say('site.goHome'),
});
