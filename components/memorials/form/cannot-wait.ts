/** What is not kept in the browser, as messages name it. */
const IDENTITY_NUMBERS = 'identity numbers';
const NEW_PICTURE = 'the new picture';
export const FILES = 'files that are not added yet';

/**
 * Returns what would be lost if a form was left now. Identity numbers are in each list: they are never kept.
 */
export const cannotWait = (lost: { picture?: boolean; files?: boolean }): string[] => [
  IDENTITY_NUMBERS,
  ...(lost.picture ? [NEW_PICTURE] : []),
  ...(lost.files ? [FILES] : []),
];
