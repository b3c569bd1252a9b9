import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/lib/platform/http/limits';
import { ALL_LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { translateIn } from '@/lib/platform/language/translator-for';
import { wait, waitFromQuery } from '@/lib/platform/language/wait';

const inWords = (language: Language, seconds: number) => translateIn(language, wait(seconds));

describe('a time to wait', () => {
  it.each([
    [1, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [89 * 60, 'in 89 minutes'],
    [89 * 60 + 1, 'in 2 hours'],
    [4 * 3600 + 1, 'in 5 hours'],
    [24 * 3600, 'in 24 hours'],
  ])('is said for %i seconds as "%s"', (seconds, words) =>
    expect(inWords('en', seconds)).toBe(words),
  );

  it.each([
    ['ar', 60, 'بعد دقيقة واحدة'],
    ['ar', 120, 'بعد دقيقتين'],
    ['ar', 37 * 60, 'بعد 37 دقيقة'],
    ['ar', 3 * 3600, 'بعد 3 ساعات'],
    ['he', 7200, 'בעוד שעתיים'],
    ['zu', 37 * 60, 'emva kwemizuzu engu-\u206037'],
  ] as const)(
    'is said in %s for %i seconds as an end, not as a limit',
    (language, seconds, words) => expect(inWords(language, seconds)).toBe(words),
  );
});

describe('a refusal', () => {
  it('says the time in every language', () => {
    for (const language of ALL_LANGUAGES)
      for (const { message } of [
        LIMITS.loginToAccountFromAll,
        LIMITS.codesToAccount,
        LIMITS.contactFromAll,
        LIMITS.openMemorial,
        LIMITS.condolencePicture,
      ])
        expect(translateIn(language, message(37 * 60))).toContain('37');
    expect(translateIn('zh', LIMITS.questionToMemorial.message(5 * 3600))).toBe(
      '请求较多。请5小时后再试。',
    );
  });
});

describe('waitFromQuery', () => {
  it.each([
    ['120', 120],
    ['86400', 86_400],
    ['86401', 3600],
    ['-5', 3600],
    ['soon', 3600],
    [undefined, 3600],
    [['1', '2'], 3600],
  ])('reads %j as %i seconds', (text, seconds) =>
    expect(waitFromQuery(text)).toEqual(wait(seconds)),
  );
});
