import { env } from '@/lib/platform/env';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages';

/**
 * The languages in which this site answers: those of the setting LANGUAGES, English first; by
 * default all.
 */
export const offeredLanguages = (): Language[] => env().LANGUAGES;

/** The offered languages that menus and search engines list, without the pseudo languages. */
export const listedLanguages = (): Language[] =>
  offeredLanguages().filter((each) => Object.hasOwn(LANGUAGES, each));

/** A person's stored language; English if the site no longer offers it. */
export const toOfferedLanguage = (stored: string): Language =>
  offeredLanguages().find((each) => each === stored) ?? DEFAULT_LANGUAGE;
