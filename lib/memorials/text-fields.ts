import { LANGUAGES } from '@/lib/platform/language/languages';
import type { PlainForm, PlainName } from './fields';

/**
 * A text of a memorial: what its family wrote, in another language of the site. It has these fields; where one is
 * empty, the page shows the memorial's own.
 */
export const TEXT_FIELDS = [
  'biography',
  'favoriteQuote',
  'serviceDetails',
  'achievements',
  'hobbies',
  'charities',
] as const satisfies PlainName[];

export type TextField = (typeof TEXT_FIELDS)[number];
export type TextFields = Pick<PlainForm, TextField>;

/** The languages that a text may be in. */
export type TextLanguage = keyof typeof LANGUAGES;

export const TEXT_LANGUAGES = Object.keys(LANGUAGES) as TextLanguage[]; // keys() forgets them

export const isTextLanguage = (language: string): language is TextLanguage =>
  Object.hasOwn(LANGUAGES, language);
