import { describe, expect, it } from 'vitest';
import { WORDS_LANGUAGES, wordsLanguagesIn } from '@/lib/memorials/words-languages';
import { factsOf, LANGUAGES, type Language } from '@/lib/platform/language/languages';

const SITE = Object.keys(LANGUAGES) as Language[]; // keys() forgets them

describe('the languages that a family may write in', () => {
  it('have the languages of the site among them', () => {
    expect(WORDS_LANGUAGES).toEqual(expect.arrayContaining(SITE.map((each) => factsOf(each).tag)));
  });

  it('are in the list once each, by the tag that browsers would write', () => {
    expect(new Set(WORDS_LANGUAGES).size).toBe(WORDS_LANGUAGES.length);
    expect(Intl.getCanonicalLocales(WORDS_LANGUAGES)).toEqual(WORDS_LANGUAGES);
  });

  it.each(SITE)('have a name of their own for readers of %s', (language) => {
    const choices = wordsLanguagesIn(language);
    expect(choices.filter(({ tag, name }) => name === tag)).toEqual([]);
    expect(new Set(choices.map(({ name }) => name)).size).toBe(WORDS_LANGUAGES.length);
  });

  it('are in the order of the reader’s alphabet', () => {
    const names = wordsLanguagesIn('es').map(({ name }) => name);
    expect(names.indexOf('árabe')).toBeLessThan(names.indexOf('bengalí'));
    expect(wordsLanguagesIn('en')).toContainEqual({ tag: 'zh', name: 'Simplified Chinese' });
  });
});
