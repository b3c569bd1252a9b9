import { LANGUAGES } from '@/lib/platform/language/languages';
import type { PlainForm, PlainName } from './fields';

/**
 * The fields of a translation into another language of the site. Where one is empty, the page shows
 * the original.
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

/** The languages of translations. */
export type TextLanguage = keyof typeof LANGUAGES;

export const TEXT_LANGUAGES = Object.keys(LANGUAGES) as TextLanguage[]; // keys() returns string[]

export const isTextLanguage = (language: string): language is TextLanguage =>
  Object.hasOwn(LANGUAGES, language);
