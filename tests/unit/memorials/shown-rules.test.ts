import { describe, expect, it } from 'vitest';
import { dateInWords, lifeYears } from '@/lib/memorials/life-date-rules';
import { shownLife } from '@/lib/memorials/shown-rules';
import { wordsIn } from '@/lib/platform/language/words-in';

const life = {
  birthDate: '1940-04-01',
  birthPrecision: 'day' as const,
  deathDate: '2011-09-25',
  deathPrecision: 'day' as const,
};
const say = wordsIn('en');

describe('what visitors see of a birth', () => {
  it.each([
    ['full', 'day', '1940-04-01', 'day', '1940 - 2011'],
    ['year', 'day', '1940-01-01', 'year', '1940 - 2011'],
    ['year', 'month', '1940-01-01', 'year', '1940 - 2011'],
    ['year', 'about', '1940-04-01', 'about', 'about 1940 - 2011'],
    ['none', 'day', '', 'day', 'died 2011'],
    ['none', 'decade', '', 'decade', 'died 2011'],
  ] as const)('%s of one known by its %s is %j, by its %s: %s', (shown, known, date, by, words) => {
    const seen = shownLife({ ...life, birthPrecision: known }, shown);
    expect(seen).toEqual({ ...life, birthDate: date, birthPrecision: by });
    expect(lifeYears(seen, say, 'en')).toBe(words);
  });

  it('is no date in words where it is nothing', () => {
    expect(dateInWords('', 'day', say, 'en')).toBe('');
  });
});
