import { type Language, languageInfo } from '@/lib/platform/language/languages';

/**
 * The languages that a family may write in, as BCP 47 tags: those of the site and others that its
 * visitors speak. Never delete a tag that the database may contain.
 */
export const WORDS_LANGUAGES = [
  ...['en', 'af', 'ar', 'es', 'fr', 'he', 'hi', 'pt', 'sw', 'zh', 'zu'],
  ...['am', 'ha', 'ig', 'mg', 'nd', 'nr', 'nso', 'ny', 'om', 'rw', 'sn', 'so', 'ss', 'st', 'ti'],
  ...['tn', 'ts', 've', 'xh', 'yo'],
  ...['az', 'ckb', 'fa', 'hy', 'ka', 'ku', 'ps', 'syr', 'tr', 'ur', 'yi'],
  ...['bn', 'gu', 'kn', 'ml', 'mr', 'ne', 'pa', 'sa', 'si', 'ta', 'te'],
  ...['fil', 'id', 'ja', 'km', 'ko', 'lo', 'ms', 'my', 'th', 'vi', 'zh-Hant'],
  ...[
    'bg',
    'ca',
    'cs',
    'cy',
    'da',
    'de',
    'el',
    'et',
    'eu',
    'fi',
    'ga',
    'hr',
    'hu',
    'is',
    'it',
    'la',
  ],
  ...['lt', 'lv', 'mk', 'nl', 'no', 'pl', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'uk'],
] as const;

export type WordsLanguage = (typeof WORDS_LANGUAGES)[number];

/** WORDS_LANGUAGES with names in the reader's language, sorted in that language's order. */
export function wordsLanguagesIn(language: Language): { tag: WordsLanguage; name: string }[] {
  const { format } = languageInfo(language);
  const names = new Intl.DisplayNames(format, { type: 'language' });
  const { compare } = new Intl.Collator(format);
  return WORDS_LANGUAGES.map((tag) => ({ tag, name: names.of(SHOWN_AS[tag] ?? tag) ?? tag })).sort(
    (one, other) => compare(one.name, other.name),
  );
}

export const wordsLanguageName = (tag: WordsLanguage, language: Language): string =>
  new Intl.DisplayNames(languageInfo(language).format, { type: 'language' }).of(tag) ?? tag;

/** Plain "Chinese" would be unclear beside "Traditional Chinese". */
const SHOWN_AS: Partial<Record<WordsLanguage, string>> = { zh: 'zh-Hans' };
