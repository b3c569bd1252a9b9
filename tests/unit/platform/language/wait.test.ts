import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/lib/platform/http/limits';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import { translateIn } from '@/lib/platform/language/translator-for';
import { formatWait, wait, waitFromQuery } from '@/lib/platform/language/wait';

describe('formatWait', () => {
  it.each([
    [1, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [89 * 60, 'in 89 minutes'],
    [89 * 60 + 1, 'in 2 hours'],
    [4 * 3600 + 1, 'in 5 hours'],
    [24 * 3600, 'in 24 hours'],
  ])('says %i seconds as "%s"', (seconds, words) =>
    expect(formatWait('en', wait(seconds))).toBe(words),
  );

  it('says a number once', () => {
    for (const language of ALL_LANGUAGES)
      expect(formatWait(language, wait(7200))).not.toMatch(/\(\d\)/);
    expect(formatWait('he', wait(7200))).toBe('בעוד שעתיים');
  });
});

describe('a refusal', () => {
  it('says the time in every language', () => {
    for (const language of ALL_LANGUAGES)
      for (const { message } of [
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
