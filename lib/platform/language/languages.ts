/**
 * The languages of the site by their prefix in addresses; English has none. `name` is the
 * language's own name, for the menu; `tag` is its BCP 47 tag, for `lang` and `hreflang`; `format`
 * is the locale for dates, numbers and plurals; `locale` is the one for link previews, with the
 * territory that Open Graph demands, from Facebook's list. A language is listed if messages/ has
 * its folder (docs/languages.md).
 */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en', format: 'en-GB', locale: 'en_GB', direction: 'ltr' },
  af: {
    name: 'Afrikaans',
    tag: 'af',
    format: 'af',
    locale: 'af_ZA',
    direction: 'ltr',
    draft: true,
  },
  ar: { name: 'العربية', tag: 'ar', format: 'ar', locale: 'ar_AR', direction: 'rtl', draft: true },
  es: { name: 'Español', tag: 'es', format: 'es', locale: 'es_ES', direction: 'ltr', draft: true },
  fr: { name: 'Français', tag: 'fr', format: 'fr', locale: 'fr_FR', direction: 'ltr', draft: true },
  he: { name: 'עברית', tag: 'he', format: 'he', locale: 'he_IL', direction: 'rtl', draft: true },
  hi: { name: 'हिन्दी', tag: 'hi', format: 'hi', locale: 'hi_IN', direction: 'ltr', draft: true },
  pt: {
    name: 'Português',
    tag: 'pt',
    format: 'pt',
    locale: 'pt_PT',
    direction: 'ltr',
    draft: true,
  },
  sw: {
    name: 'Kiswahili',
    tag: 'sw',
    format: 'sw',
    locale: 'sw_KE',
    direction: 'ltr',
    draft: true,
  },
  zh: {
    name: '简体中文',
    tag: 'zh',
    format: 'zh-CN',
    locale: 'zh_CN',
    direction: 'ltr',
    draft: true,
  },
  zu: { name: 'isiZulu', tag: 'zu', format: 'zu', locale: 'zu_ZA', direction: 'ltr', draft: true },
} as const satisfies Record<string, LanguageInfo>;

/**
 * Generated from English for tests and developers: a letter without an accent shows that a text is
 * not in the messages. `xr` is also right-to-left. Their formats do not use Latin letters. Never
 * listed in the menu.
 */
export const PSEUDO_LANGUAGES = {
  xx: { name: 'Pseudo', tag: 'en-XA', format: 'zh', locale: 'en_GB', direction: 'ltr' },
  xr: { name: 'Mirrored', tag: 'ar-XB', format: 'he', locale: 'ar_AR', direction: 'rtl' },
} as const satisfies Record<string, LanguageInfo>;

type LanguageInfo = {
  name: string;
  tag: string;
  format: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** No native speaker has reviewed its messages yet; the menu says so. */
  draft?: true;
};

export type Language = keyof typeof LANGUAGES | keyof typeof PSEUDO_LANGUAGES;

/**
 * The language without a prefix, also used if somebody asks only for languages that we do not have.
 */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

const ALL: Record<Language, LanguageInfo> = { ...LANGUAGES, ...PSEUDO_LANGUAGES };

export const ALL_LANGUAGES = Object.keys(ALL) as Language[]; // keys() returns string[]

export const languageInfo = (language: Language): LanguageInfo => ALL[language];

export const isPseudoLanguage = (language: Language): language is keyof typeof PSEUDO_LANGUAGES =>
  Object.hasOwn(PSEUDO_LANGUAGES, language);

/** The language with this name in an address or setting; English for anything else. */
export const toLanguage = (text: string | undefined): Language =>
  isLanguage(text) ? text : DEFAULT_LANGUAGE;

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(ALL, text);
