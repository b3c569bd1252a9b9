import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, factsOf, type Language } from '@/lib/platform/language/languages';
import { pluralTexts, sayCount } from '@/lib/platform/language/plural-texts';
import { wordsIn } from '@/lib/platform/language/words-in';

const leftIn = (language: Language) => (count: number) =>
  wordsIn(language)('ui.charactersLeft', { count });

describe('a counted message in a browser without a catalogue', () => {
  it.each(ALL_LANGUAGES)('is the same in %s as on the server', (language) => {
    const left = pluralTexts(factsOf(language).format, leftIn(language));
    for (const count of [0, 1, 2, 3, 10, 11, 50, 99, 100, 101, 102, 499, 1234])
      expect(sayCount(left, count)).toBe(leftIn(language)(count));
  });

  it.each([
    ['en', 1, '1 character left'],
    ['en', 2, '2 characters left'],
    ['fr', 1, 'Encore 1 caractère'],
    ['ar', 2, 'تبقّى حرفان'],
    ['ar', 3, 'تبقّت 3 أحرف'],
    ['he', 1, 'נותר תו אחד'],
    ['zh', 1, '还可输入 1 个字符'],
  ] as [Language, number, string][])('is right in %s for %i', (language, count, text) =>
    expect(sayCount(pluralTexts(factsOf(language).format, leftIn(language)), count)).toBe(text),
  );
});
