import { describe, expect, it } from 'vitest';
import { pageWords } from '@/lib/memorials/page-words';
import type { TextFields, TextLanguage } from '@/lib/memorials/text-fields';
import type { WordsLanguage } from '@/lib/memorials/words-languages';
import type { Language } from '@/lib/platform/language/languages';

const LISTED: Language[] = ['en', 'af', 'ar', 'fr', 'zu'];

const memorial = (texts: TextLanguage[] = [], wordsLanguage: WordsLanguage | '' = 'en') => ({
  biography: 'She planted trees.',
  favoriteQuote: 'It is the little things.',
  serviceDetails: 'All are welcome.',
  militaryDetails: 'Field hospital.',
  achievements: ['Nobel Peace Prize'],
  hobbies: ['Gardens'],
  charities: ['Green Belt'],
  wordsLanguage,
  texts,
});

const FRENCH: TextFields = {
  biography: 'Elle a planté des arbres.',
  favoriteQuote: '',
  serviceDetails: 'Bienvenue à tous.',
  achievements: ['Prix Nobel de la paix'],
  hobbies: [],
  charities: [],
};

describe('the family’s words on a page', () => {
  it('are the original, and name no language if it is the language of the page', () => {
    const words = pageWords(memorial(), null, 'en', LISTED);
    expect(words.biography).toEqual({ value: 'She planted trees.', lang: undefined });
    expect(words.own).toBeNull();
  });

  it('name their language on pages in another language', () => {
    const words = pageWords(memorial(), null, 'fr', LISTED);
    for (const name of ['biography', 'favoriteQuote', 'militaryDetails', 'hobbies'] as const)
      expect(words[name].lang).toBe('en');
  });

  it('name no language if it is unknown', () => {
    expect(pageWords(memorial([], ''), null, 'fr', LISTED).biography.lang).toBeUndefined();
  });

  it("are the translation, and the memorial's own where the translation is empty", () => {
    const words = pageWords(memorial(['fr']), FRENCH, 'fr', LISTED);
    expect(words).toMatchObject({
      biography: { value: FRENCH.biography, lang: undefined },
      favoriteQuote: { value: 'It is the little things.', lang: 'en' },
      serviceDetails: { value: FRENCH.serviceDetails, lang: undefined },
      militaryDetails: { value: 'Field hospital.', lang: 'en' },
      achievements: { value: FRENCH.achievements, lang: undefined },
      hobbies: { value: ['Gardens'], lang: 'en' },
      own: { value: 'She planted trees.', lang: 'en', language: 'en' },
    });
  });

  it("include the memorial's own next to a translation even if their language is unknown", () => {
    const { own } = pageWords(memorial(['fr'], ''), FRENCH, 'fr', LISTED);
    expect(own).toEqual({ value: 'She planted trees.', lang: undefined, language: null });
  });
});

/**
 * The family's language, its translations and the page's language; then the other languages with a text, and the
 * canonical one.
 */
const PAGES: [WordsLanguage | '', TextLanguage[], Language, Language[], Language][] = [
  // No translation: the address without a language is canonical for all.
  ['en', [], 'en', [], 'en'],
  ['en', [], 'fr', [], 'en'],
  ['ar', [], 'ar', [], 'en'],
  // The usual case: English with translations.
  ['en', ['fr', 'zu'], 'en', ['fr', 'zu'], 'en'],
  ['en', ['fr', 'zu'], 'fr', ['en', 'zu'], 'fr'],
  ['en', ['fr', 'zu'], 'af', ['fr', 'zu'], 'en'],
  ['en', ['fr'], 'xx', ['fr'], 'en'],
  // A family that does not write in English and has no English text.
  ['ar', ['fr'], 'en', ['fr'], 'en'],
  ['ar', ['fr'], 'fr', ['ar'], 'fr'],
  // With an English text, which the address without a language shows.
  ['ar', ['en'], 'en', ['ar'], 'en'],
  ['ar', ['en'], 'ar', ['en'], 'ar'],
  ['ar', ['en'], 'fr', ['en'], 'ar'],
  ['ar', ['en', 'fr'], 'zu', ['en', 'fr'], 'ar'],
  // In a language that the site does not offer, or an unknown one.
  ['st', ['en'], 'en', [], 'en'],
  ['st', ['en'], 'fr', ['en'], 'en'],
  ['', ['en', 'fr'], 'fr', ['en'], 'fr'],
  // A translation into the language of the words, and one into a language that the site does not list.
  ['ar', ['ar', 'en'], 'ar', ['en'], 'ar'],
  ['ar', ['ar', 'en'], 'fr', ['en', 'ar'], 'en'],
  ['en', ['he'], 'en', [], 'en'],
];

describe('the pages of a memorial', () => {
  it('do not use a guessed language for search engines', () => {
    const guessed = {
      ...memorial(['en'], ''),
      biography:
        'غرست الأشجار طوال حياتها، وعلّمت النساء في قريتها أن يغرسنها، وكانت تقول إن الشجرة لا تنسى من سقاها في الصيف الطويل.',
    };
    const words = pageWords(guessed, FRENCH, 'en', LISTED);
    expect(words.own?.language).toBe('ar');
    expect([words.canonical, words.canonicalIn]).toEqual(['en', ['en']]);
    expect(words.others).toEqual(['ar']);
  });

  it.each(PAGES)(
    'with an original in "%s" and translations in %j: /%s',
    (written, texts, page, others, canonical) => {
      const text = texts.some((each) => each === page) ? FRENCH : null;
      const words = pageWords(memorial(texts, written), text, page, LISTED);
      expect([words.others, words.canonical]).toEqual([others, canonical]);
    },
  );

  it.each(PAGES)(
    'with an original in "%s" and translations in %j: canonical pages name themselves',
    (written, texts) => {
      const pageIn = (language: Language) =>
        pageWords(memorial(texts, written), null, language, LISTED);
      const canonical = LISTED.filter((each) => pageIn(each).canonical === each);
      expect(pageIn('en').canonicalIn).toEqual(canonical);
      expect(canonical).toContain('en');
    },
  );
});
