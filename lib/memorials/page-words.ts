import { factsOf, type Language } from '@/lib/platform/language/languages';
import { canonicalLanguage, canonicalLanguages, homeOf } from './canonical-languages';
import type { MemorialView } from './queries/memorial-view';
import type { TextFields } from './text-fields';
import { wordsLanguageOf } from './words-language';
import type { WordsLanguage } from './words-languages';

/** What a family wrote, and its `lang` where that is another than the page's. */
export type Written<Value = string> = { value: Value; lang: WordsLanguage | undefined };

/** What the page of a memorial shows in a language of what its family wrote. */
export type PageWords = { [Name in keyof TextFields]: Written<TextFields[Name]> } & {
  militaryDetails: Written;
  /** On the page of a translation: the family's own biography; its language is null where it is not known. */
  own: (Written & { language: WordsLanguage | null }) | null;
  /** The languages of the site in whose pages the family's words are in that language, but for this page's. */
  others: Language[];
  /** The language of the page that stands for this one in search engines. */
  canonical: Language;
  /** The languages whose pages stand for themselves there. */
  canonicalIn: Language[];
};

type Memorial = Pick<
  MemorialView,
  keyof TextFields | 'militaryDetails' | 'wordsLanguage' | 'texts'
>;

/**
 * Chooses them: those of the text where there is one and it has them, the memorial's own elsewhere.
 * Accepts the memorial, its text in the page's language, that language, and the languages that the site lists.
 */
export function pageWords(
  memorial: Memorial,
  text: TextFields | null,
  language: Language,
  listed: readonly Language[],
): PageWords {
  const written = wordsLanguageOf(memorial);
  const lang = written && written !== factsOf(language).tag ? written : undefined;
  const shown = <Name extends keyof TextFields>(name: Name): Written<TextFields[Name]> =>
    text && text[name].length > 0
      ? { value: text[name], lang: undefined }
      : { value: memorial[name], lang };
  const home = homeOf(written, listed);
  return {
    biography: shown('biography'),
    favoriteQuote: shown('favoriteQuote'),
    serviceDetails: shown('serviceDetails'),
    achievements: shown('achievements'),
    hobbies: shown('hobbies'),
    charities: shown('charities'),
    militaryDetails: { value: memorial.militaryDetails, lang },
    own: text && { value: memorial.biography, lang, language: written },
    others: listed.filter(
      (each) => each !== language && (isIn(memorial.texts, each) || (text && each === home)),
    ),
    canonical: canonicalLanguage(memorial, language, listed),
    canonicalIn: canonicalLanguages(memorial, listed),
  };
}

const isIn = (languages: readonly Language[], language: Language) => languages.includes(language);
