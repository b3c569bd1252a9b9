import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, type Language, languageInfo } from '@/lib/platform/language/languages';
import { pluralTexts, translateCount } from '@/lib/platform/language/plural-texts';
import { translatorFor } from '@/lib/platform/language/translator-for';

const remainingText = (language: Language) => (count: number) =>
  translatorFor(language)('ui.charactersLeft', { count });

describe('a counted message in a browser without a catalogue', () => {
  it.each(ALL_LANGUAGES)('is the same in %s as on the server', (language) => {
    const pluralForms = pluralTexts(languageInfo(language).format, remainingText(language));
    for (const count of [0, 1, 2, 3, 10, 11, 50, 99, 100, 101, 102, 499, 1234])
      expect(translateCount(pluralForms, count)).toBe(remainingText(language)(count));
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
    expect(
      translateCount(pluralTexts(languageInfo(language).format, remainingText(language)), count),
    ).toBe(text),
  );
});
