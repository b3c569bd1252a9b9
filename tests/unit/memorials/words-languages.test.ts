import { describe, expect, it } from 'vitest';
import { WORDS_LANGUAGES, wordsLanguagesIn } from '@/lib/memorials/words-languages';
import { LANGUAGES, type Language, languageInfo } from '@/lib/platform/language/languages';

const SITE = Object.keys(LANGUAGES) as Language[]; // as: keys() loses the type

describe('the languages in which a family may write', () => {
  it('include the languages of the site', () => {
    expect(WORDS_LANGUAGES).toEqual(
      expect.arrayContaining(SITE.map((each) => languageInfo(each).tag)),
    );
  });

  it('are listed once each, by their canonical tag', () => {
    expect(new Set(WORDS_LANGUAGES).size).toBe(WORDS_LANGUAGES.length);
    expect(Intl.getCanonicalLocales(WORDS_LANGUAGES)).toEqual(WORDS_LANGUAGES);
  });

  it.each(SITE)('have different names for readers of %s', (language) => {
    const choices = wordsLanguagesIn(language);
    expect(choices.filter(({ tag, name }) => name === tag)).toEqual([]);
    expect(new Set(choices.map(({ name }) => name)).size).toBe(WORDS_LANGUAGES.length);
  });

  it('are sorted in the reader’s alphabet', () => {
    const names = wordsLanguagesIn('es').map(({ name }) => name);
    expect(names.indexOf('árabe')).toBeLessThan(names.indexOf('bengalí'));
    expect(wordsLanguagesIn('en')).toContainEqual({ tag: 'zh', name: 'Simplified Chinese' });
  });
});
