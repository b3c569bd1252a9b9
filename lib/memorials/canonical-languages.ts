import { DEFAULT_LANGUAGE, type Language, languageInfo } from '@/lib/platform/language/languages';
import type { WordsLanguage } from './words-languages';

/**
 * `texts` are the languages of the translations, `wordsLanguage` the stored language of the
 * original.
 */
type Memorial = { texts: readonly Language[]; wordsLanguage: WordsLanguage | '' };

/**
 * The language whose page is canonical for the page in `language`. A page with a translation is canonical itself; all
 * pages with the original text share one canonical page.
 */
export const canonicalLanguage = (
  memorial: Memorial,
  language: Language,
  listed: readonly Language[],
): Language => (memorial.texts.includes(language) ? language : ownWordsLanguage(memorial, listed));

/** The listed languages whose pages of a memorial are canonical. */
export function canonicalLanguages(memorial: Memorial, listed: readonly Language[]): Language[] {
  const own = ownWordsLanguage(memorial, listed);
  return listed.filter((each) => each === own || memorial.texts.includes(each));
}

/**
 * The canonical language of the original text: English, because its address has no prefix. If the
 * English page shows a translation, it is the language in which the family wrote.
 */
function ownWordsLanguage(
  { texts, wordsLanguage }: Memorial,
  listed: readonly Language[],
): Language {
  if (!texts.includes(DEFAULT_LANGUAGE)) return DEFAULT_LANGUAGE;
  const original = originalLanguageOnSite(wordsLanguage, listed);
  return original && !texts.includes(original) ? original : DEFAULT_LANGUAGE;
}

/** The listed language of the site in which the family wrote; undefined if there is none. */
export const originalLanguageOnSite = (
  written: WordsLanguage | '' | null,
  listed: readonly Language[],
): Language | undefined => listed.find((each) => languageInfo(each).tag === written);
