import { describe, expect, it } from 'vitest';
import { dateInWords, lifeYears } from '@/lib/memorials/life-date-rules';
import { shownLife } from '@/lib/memorials/shown-rules';
import { translatorFor } from '@/lib/platform/language/translator-for';

const life = {
  birthDate: '1940-04-01',
  birthPrecision: 'day' as const,
  deathDate: '2011-09-25',
  deathPrecision: 'day' as const,
};
const t = translatorFor('en');

describe('the birth that visitors see', () => {
  it.each([
    ['full', 'day', '1940-04-01', 'day', '1940 - 2011'],
    ['year', 'day', '1940-01-01', 'year', '1940 - 2011'],
    ['year', 'month', '1940-01-01', 'year', '1940 - 2011'],
    ['year', 'about', '1940-04-01', 'about', 'about 1940 - 2011'],
    ['none', 'day', '', 'day', 'died 2011'],
    ['none', 'decade', '', 'decade', 'died 2011'],
  ] as const)(
    'with the level %s and the precision %s is %j with the precision %s: %s',
    (visibility, storedPrecision, date, shownPrecision, yearsText) => {
      const visibleLife = shownLife({ ...life, birthPrecision: storedPrecision }, visibility);
      expect(visibleLife).toEqual({ ...life, birthDate: date, birthPrecision: shownPrecision });
      expect(lifeYears(visibleLife, t, 'en')).toBe(yearsText);
    },
  );

  it('is an empty text if it is hidden', () => {
    expect(dateInWords('', 'day', t, 'en')).toBe('');
  });
});
