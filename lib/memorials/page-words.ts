import { type Language, languageInfo } from '@/lib/platform/language/languages';
import {
  canonicalLanguage,
  canonicalLanguages,
  originalLanguageOnSite,
} from './canonical-languages';
import type { MemorialView } from './queries/memorial-view';
import type { TextFields } from './text-fields';
import { wordsLanguageOf } from './words-language';
import type { WordsLanguage } from './words-languages';

/** A text of the family; `lang` is set if it differs from the language of the page. */
export type WrittenText<Value = string> = { value: Value; lang: WordsLanguage | undefined };

/** The family's texts as the page in one language shows them. */
export type PageWords = { [Name in keyof TextFields]: WrittenText<TextFields[Name]> } & {
  militaryDetails: WrittenText;
  /**
   * On a page with a translation, the original biography; `language` is null if it is not known.
   */
  own: (WrittenText & { language: WordsLanguage | null }) | null;
  /** Other site languages in which this text exists, as a translation or as the original. */
  others: Language[];
  /** The language of the canonical page. */
  canonical: Language;
  /** The languages whose pages are canonical. */
  canonicalIn: Language[];
};

type Memorial = Pick<
  MemorialView,
  keyof TextFields | 'militaryDetails' | 'wordsLanguage' | 'texts'
>;

/**
 * Chooses the translation's fields where they are filled in, otherwise the original. `text` is the
 * translation into the page's language; `listed` are the languages that the site offers.
 */
export function pageWords(
  memorial: Memorial,
  text: TextFields | null,
  language: Language,
  listed: readonly Language[],
): PageWords {
  const written = wordsLanguageOf(memorial);
  const lang = written && written !== languageInfo(language).tag ? written : undefined;
  const chooseText = <Name extends keyof TextFields>(name: Name): WrittenText<TextFields[Name]> =>
    text && text[name].length > 0
      ? { value: text[name], lang: undefined }
      : { value: memorial[name], lang };
  const original = originalLanguageOnSite(written, listed);
  return {
    biography: chooseText('biography'),
    favoriteQuote: chooseText('favoriteQuote'),
    serviceDetails: chooseText('serviceDetails'),
    achievements: chooseText('achievements'),
    hobbies: chooseText('hobbies'),
    charities: chooseText('charities'),
    militaryDetails: { value: memorial.militaryDetails, lang },
    own: text && { value: memorial.biography, lang, language: written },
    others: listed.filter(
      (each) => each !== language && (isIn(memorial.texts, each) || (text && each === original)),
    ),
    canonical: canonicalLanguage(memorial, language, listed),
    canonicalIn: canonicalLanguages(memorial, listed),
  };
}

const isIn = (languages: readonly Language[], language: Language) => languages.includes(language);
