import { describe, expect, it } from 'vitest';
import { dayInCalendar, type SecondCalendar } from '@/lib/platform/language/calendar-rules';
import type { Language } from '@/lib/platform/language/languages';

describe('a day in a second calendar', () => {
  it.each<[string, SecondCalendar, Language, string]>([
    ['1879-06-27', 'hebrew', 'en', '6 Tamuz 5639'],
    ['1947-11-23', 'hebrew', 'he', 'י׳ בכסלו תש״ח'],
    ['1947-12-13', 'islamic-umalqura', 'ar', '30 محرم 1367 هـ'],
    ['1947-11-23', 'islamic-umalqura', 'en', '10 Muharram 1367 AH'],
    ['1947-11-23', 'islamic-civil', 'fr', '9 mouharram 1367 AH'],
    ['1947-11-23', 'persian', 'en', '1 Azar 1326 AP'],
    ['1947-11-23', 'ethiopic', 'sw', '13 Hedar 1940 AM'],
    ['1947-11-23', 'coptic', 'en', '13 Hator 1664 AM'],
    ['1947-11-23', 'buddhist', 'zh', '佛历2490年11月23日'],
    ['1582-10-15', 'islamic-civil', 'zu', '17 Ramadan 990 AH'],
  ])('for %s in %s, in %s, is %s', (day, calendar, language, text) =>
    expect(dayInCalendar(day, calendar, language)).toBe(text),
  );

  it.each(['1582-10-14', '0900-03-01', '0001-01-01'])('is null for %s', (day) =>
    expect(dayInCalendar(day, 'islamic-civil', 'en')).toBeNull(),
  );
});
