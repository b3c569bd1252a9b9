import { DEFAULT_LANGUAGE, factsOf, type Language } from '@/lib/platform/language/languages';
import type { WordsLanguage } from './words-languages';

/** What decides: the languages of a memorial's texts, and the one that is stored for the family's own words. */
type Memorial = { texts: readonly Language[]; wordsLanguage: WordsLanguage | '' };

/**
 * The language of the page that stands in search engines for a memorial's page in a language. A translation stands for
 * itself. The family's own words are the same on all other pages, so the plain address stands for them, or, where that
 * shows a translation, the page in the language that they wrote in.
 */
export function canonicalLanguage(
  { texts, wordsLanguage }: Memorial,
  language: Language,
  listed: readonly Language[],
): Language {
  if (texts.includes(language)) return language;
  const home = homeOf(wordsLanguage, listed);
  const isOnPlain = !texts.includes(DEFAULT_LANGUAGE) || (home && texts.includes(home));
  return home && !isOnPlain ? home : DEFAULT_LANGUAGE;
}

/** The languages, of those that the site lists, whose pages of a memorial stand for themselves in search engines. */
export const canonicalLanguages = (memorial: Memorial, listed: readonly Language[]): Language[] =>
  listed.filter((each) => canonicalLanguage(memorial, each, listed) === each);

/** The language of the site, of those it lists, in which a family's own words are written. */
export const homeOf = (
  written: WordsLanguage | '' | null,
  listed: readonly Language[],
): Language | undefined => listed.find((each) => factsOf(each).tag === written);
