import { describe, expect, it } from 'vitest';
import { dateInWords, lifeYears, partialIsoDate } from '@/lib/memorials/life-date-rules';
import type { DatePrecision } from '@/lib/memorials/precision-rules';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';

type PartialDate = [DatePrecision, string];

const yearsOf = (
  [birthPrecision, birthDate]: PartialDate,
  [deathPrecision, deathDate]: PartialDate,
  language: Language = 'en',
) =>
  lifeYears(
    { birthPrecision, birthDate, deathPrecision, deathDate },
    translatorFor(language),
    language,
  );

/** Marks the isolated value in a right-to-left message. */
const value = (text: string) => `\u2068${text}\u2069`;

describe('the years of a life', () => {
  it('are plain if the dates are exact', () => {
    expect(yearsOf(['day', '1815-12-10'], ['day', '1852-11-27'])).toBe('1815 - 1852');
    expect(yearsOf(['day', '0980-08-01'], ['day', '1037-06-01'])).toBe('980 - 1037');
  });

  it.each<[PartialDate, PartialDate, string]>([
    [['month', '1815-12-01'], ['year', '2026-01-01'], '1815 - 2026'],
    [['about', '1879-01-01'], ['day', '1950-03-02'], 'about 1879 - 1950'],
    [['before', '0998-01-01'], ['after', '1037-01-01'], 'before 998 - after 1037'],
    [['decade', '1870-01-01'], ['about', '1950-01-01'], '1870s - about 1950'],
    [['decade', '0001-01-01'], ['year', '0050-01-01'], '0s - 50'],
  ])('born %j, died %j are %j', (birth, death, years) => {
    expect(yearsOf(birth, death)).toBe(years);
  });

  it.each<[Language, string]>([
    ['fr', 'vers 1879 - 1950'],
    ['sw', 'takriban 1879 - 1950'],
    ['zu', 'cishe ngo-\u20601879 - 1950'],
    ['zh', '约1879年 - 1950'],
    ['ar', `\u2068نحو ${value('1879')} - 1950\u2069`],
    ['he', `\u2068בסביבות ${value('1879')} - 1950\u2069`],
  ])('in %s are %s', (language, years) => {
    expect(yearsOf(['about', '1879-01-01'], ['day', '1950-03-02'], language)).toBe(years);
  });

  it.each<Language>(['ar', 'he'])(
    'run from left to right in %s if they are only numbers',
    (language) => {
      expect(yearsOf(['day', '1815-12-10'], ['year', '1852-01-01'], language)).toBe(
        '\u20661815 - 1852\u2069',
      );
    },
  );
});

describe('a date in words', () => {
  it.each<[Language, DatePrecision, string, string]>([
    ['en', 'day', '1815-12-10', '10 December 1815'],
    ['en', 'month', '0998-12-01', 'December 998'],
    ['en', 'year', '0998-01-01', '998'],
    ['en', 'decade', '1810-01-01', '1810s'],
    ['en', 'about', '2026-01-01', 'about 2026'],
    ['en', 'before', '0998-01-01', 'before 998'],
    ['en', 'after', '1815-01-01', 'after 1815'],
    ['fr', 'month', '1815-12-01', 'décembre 1815'],
    ['fr', 'decade', '1810-01-01', 'années 1810'],
    ['fr', 'about', '0998-01-01', 'vers 998'],
    ['fr', 'before', '2026-01-01', 'avant 2026'],
    ['fr', 'after', '2026-01-01', 'après 2026'],
    ['ar', 'month', '2026-05-01', 'مايو 2026'],
    ['ar', 'year', '0998-01-01', '998'],
    ['ar', 'about', '1815-01-01', `نحو ${value('1815')}`],
    ['ar', 'decade', '1810-01-01', `عقد ${value('1810')}`],
    ['he', 'month', '1815-05-01', 'מאי 1815'],
    ['he', 'before', '0998-01-01', `לפני ${value('998')}`],
    ['he', 'decade', '2020-01-01', `שנות ה־${value('2020')}`],
    ['zu', 'month', '1815-12-01', 'Disemba 1815'],
    ['zu', 'decade', '0990-01-01', 'iminyaka yawo-\u2060990'],
    ['zu', 'after', '2026-01-01', 'ngemuva kuka-\u20602026'],
    ['sw', 'month', '2026-02-01', 'Februari 2026'],
    ['sw', 'year', '0998-01-01', '998'],
    ['sw', 'decade', '1810-01-01', 'miaka ya 1810'],
    ['zh', 'year', '1815-01-01', '1815年'],
    ['zh', 'decade', '1810-01-01', '1810年代'],
  ])('in %s for a %s of %s is %s', (language, precision, day, words) => {
    expect(dateInWords(day, precision, translatorFor(language), language)).toBe(words);
  });
});

describe('the known part of a date, for programs', () => {
  it.each<[DatePrecision, string | null]>([
    ['day', '1879-05-12'],
    ['month', '1879-05'],
    ['year', '1879'],
    ['decade', null],
    ['about', null],
    ['before', null],
    ['after', null],
  ])('for a %s is %j', (precision, part) => {
    expect(partialIsoDate('1879-05-12', precision)).toBe(part);
  });
});
