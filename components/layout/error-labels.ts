import { blanks } from '@/lib/platform/language/fill';
import type { Say } from '@/lib/platform/language/said';

export type ErrorLabels = ReturnType<typeof errorLabels>;

/** The finished strings of the page that is shown after an error. */
export const errorLabels = (say: Say) => ({
  title: say('site.error.title'),
  text: say('site.error.text'),
  /** With a blank for `digest`. */
  reference: say('site.error.reference', blanks('digest')),
  tryAgain: say('ui.tryAgain'),
  goHome: say('site.goHome'),
});
