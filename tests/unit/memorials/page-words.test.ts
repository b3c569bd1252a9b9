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

describe('what a page shows of a family’s words', () => {
  it('is the memorial’s own, without a language where that is the page’s', () => {
    const words = pageWords(memorial(), null, 'en', LISTED);
    expect(words.biography).toEqual({ value: 'She planted trees.', lang: undefined });
    expect(words.own).toBeNull();
  });

  it('says their language on pages in another', () => {
    const words = pageWords(memorial(), null, 'fr', LISTED);
    for (const name of ['biography', 'favoriteQuote', 'militaryDetails', 'hobbies'] as const)
      expect(words[name].lang).toBe('en');
  });

  it('says none where none is known', () => {
    expect(pageWords(memorial([], ''), null, 'fr', LISTED).biography.lang).toBeUndefined();
  });

  it('is the translation, and their own where that leaves something out', () => {
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

  it('has their own words beside a translation also where their language is not known', () => {
    const { own } = pageWords(memorial(['fr'], ''), FRENCH, 'fr', LISTED);
    expect(own).toEqual({ value: 'She planted trees.', lang: undefined, language: null });
  });
});

/** The family's language, its texts, the page: the other pages with words in their language, and the canonical one. */
const PAGES: [WordsLanguage | '', TextLanguage[], Language, Language[], Language][] = [
  // no translation: the plain address stands for all
  ['en', [], 'en', [], 'en'],
  ['en', [], 'fr', [], 'en'],
  ['ar', [], 'ar', [], 'en'],
  // the usual one
  ['en', ['fr', 'zu'], 'en', ['fr', 'zu'], 'en'],
  ['en', ['fr', 'zu'], 'fr', ['en', 'zu'], 'fr'],
  ['en', ['fr', 'zu'], 'af', ['fr', 'zu'], 'en'],
  ['en', ['fr'], 'xx', ['fr'], 'en'],
  // a family that does not write English, and has no English text
  ['ar', ['fr'], 'en', ['fr'], 'en'],
  ['ar', ['fr'], 'fr', ['ar'], 'fr'],
  // with an English text, which the plain address shows
  ['ar', ['en'], 'en', ['ar'], 'en'],
  ['ar', ['en'], 'ar', ['en'], 'ar'],
  ['ar', ['en'], 'fr', ['en'], 'ar'],
  ['ar', ['en', 'fr'], 'zu', ['en', 'fr'], 'ar'],
  // in a language that the site does not speak, or that nobody knows
  ['st', ['en'], 'en', [], 'en'],
  ['st', ['en'], 'fr', ['en'], 'en'],
  ['', ['en', 'fr'], 'fr', ['en'], 'fr'],
  // a translation into the language of the words, and one into a language that the site does not list
  ['ar', ['ar', 'en'], 'ar', ['en'], 'ar'],
  ['ar', ['ar', 'en'], 'fr', ['en', 'ar'], 'en'],
  ['en', ['he'], 'en', [], 'en'],
];

describe('the pages of a memorial', () => {
  it('do not depend in search engines on a guess', () => {
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

  it.each(PAGES)('words in "%s", texts in %j: /%s', (written, texts, page, others, canonical) => {
    const text = texts.some((each) => each === page) ? FRENCH : null;
    const words = pageWords(memorial(texts, written), text, page, LISTED);
    expect([words.others, words.canonical]).toEqual([others, canonical]);
  });

  it.each(PAGES)(
    'words in "%s", texts in %j: each canonical page stands for itself',
    (written, texts) => {
      const pageIn = (language: Language) =>
        pageWords(memorial(texts, written), null, language, LISTED);
      const canonical = LISTED.filter((each) => pageIn(each).canonical === each);
      expect(pageIn('en').canonicalIn).toEqual(canonical);
      expect(canonical).toContain('en');
    },
  );
});
