/** What is not kept in the browser, as messages name it. */
const IDENTITY_NUMBERS = 'identity numbers';
const NEW_PICTURE = 'the new picture';
export const FILES = 'files that are not added yet';

/** The same for a tab that takes the form over from another one. */
export const NOT_SAVED = {
  numbers: 'Identity numbers are not saved.',
  files: 'Files that are still uploading are not saved.',
  both: 'Identity numbers and files that are still uploading are not saved.',
};

/**
 * Returns what would be lost if a form was left now. Identity numbers are in each list: they are never kept.
 */
export const cannotWait = (lost: { picture?: boolean; files?: boolean }): string[] => [
  IDENTITY_NUMBERS,
  ...(lost.picture ? [NEW_PICTURE] : []),
  ...(lost.files ? [FILES] : []),
];
