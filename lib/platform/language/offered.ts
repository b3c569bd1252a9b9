import { env } from '@/lib/platform/env';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages';

/** The languages that this site answers in: those of the setting LANGUAGES, English first; all that there are by default. */
export const offeredLanguages = (): Language[] => env().LANGUAGES;

/** Those of them that menus and search engines name: not the made-up ones. */
export const listedLanguages = (): Language[] =>
  offeredLanguages().filter((each) => Object.hasOwn(LANGUAGES, each));

/** The language of a person as the database has it; English when the site does not offer it any more. */
export const languageOf = (stored: string): Language =>
  offeredLanguages().find((each) => each === stored) ?? DEFAULT_LANGUAGE;
