import { placeholders } from '@/lib/platform/language/fill-placeholders';
import type { Translate } from '@/lib/platform/language/message';

export type ErrorLabels = ReturnType<typeof errorLabels>;

/** The texts of the error page, already translated. */
export const errorLabels = (t: Translate) => ({
  title: t('site.error.title'),
  text: t('site.error.text'),
  /** Keeps `digest` as a placeholder to fill in later. */
  reference: t('site.error.reference', placeholders('digest')),
  tryAgain: t('ui.tryAgain'),
  goHome: t('site.goHome'),
});
