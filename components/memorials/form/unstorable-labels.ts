import type { Translate } from '@/lib/platform/language/message';

/**
 * Returns labels of what would be lost if the person left the form now. Identity numbers are always included, since
 * they are never stored in the browser.
 */
export const getUnstorableLabels = (
  lost: { picture?: boolean; files?: boolean },
  t: Translate,
): string[] => [
  t('form.cannotWait.numbers'),
  ...(lost.picture ? [t('form.cannotWait.picture')] : []),
  ...(lost.files ? [t('form.cannotWait.files')] : []),
];
