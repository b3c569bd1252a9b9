import { DEFAULT_LANGUAGE, factsOf, type Language } from '@/lib/platform/language/languages';
import type { WordsLanguage } from './words-languages';

/** What decides: the languages of a memorial's texts, and the one that is stored for the family's own words. */
type Memorial = { texts: readonly Language[]; wordsLanguage: WordsLanguage | '' };

/**
 * The language of the canonical page for a memorial's page in `language`. A translation is its own. All other pages
 * show the family's own words and share one: `ownWordsLanguage`.
 */
export const canonicalLanguage = (
  memorial: Memorial,
  language: Language,
  listed: readonly Language[],
): Language => (memorial.texts.includes(language) ? language : ownWordsLanguage(memorial, listed));

/** The languages, of those that the site lists, whose pages of a memorial are canonical. */
export function canonicalLanguages(memorial: Memorial, listed: readonly Language[]): Language[] {
  const own = ownWordsLanguage(memorial, listed);
  return listed.filter((each) => each === own || memorial.texts.includes(each));
}

/**
 * The language whose page is canonical for a family's own words: English, whose address is the plain one, or, where
 * that page shows a translation, the language that they wrote in.
 */
function ownWordsLanguage(
  { texts, wordsLanguage }: Memorial,
  listed: readonly Language[],
): Language {
  if (!texts.includes(DEFAULT_LANGUAGE)) return DEFAULT_LANGUAGE;
  const home = homeOf(wordsLanguage, listed);
  return home && !texts.includes(home) ? home : DEFAULT_LANGUAGE;
}

/** The language of the site, of those it lists, in which a family's own words are written. */
export const homeOf = (
  written: WordsLanguage | '' | null,
  listed: readonly Language[],
): Language | undefined => listed.find((each) => factsOf(each).tag === written);
