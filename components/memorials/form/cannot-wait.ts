import type { Say } from '@/lib/platform/language/said';

/**
 * Returns labels of what would be lost if a form was left now. Identity numbers are always included, since browsers
 * never store them.
 */
export const cannotWait = (lost: { picture?: boolean; files?: boolean }, say: Say): string[] => [
  say('form.cannotWait.numbers'),
  ...(lost.picture ? [say('form.cannotWait.picture')] : []),
  ...(lost.files ? [say('form.cannotWait.files')] : []),
];
