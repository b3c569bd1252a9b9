import { describe, expect, it } from 'vitest';
import { formatDay, longDate } from '@/lib/platform/language/days';

describe('dates', () => {
  it('shows a day in words', () => {
    expect(longDate('1815-12-10', 'en')).toBe('10 December 1815');
  });

  it.each([
    ['en-GB', '0998-08-01', '1 August 998'],
    ['zu', '0998-08-01', 'Agasti 1, 998'],
    ['zu', '1815-12-10', 'Disemba 10, 1815'],
    ['zu', '2026-02-28', 'Februwari 28, 2026'],
    ['sw', '0998-08-01', '1 Agosti 998'],
    ['sw', '1815-12-10', '10 Desemba 1815'],
    ['sw', '2026-02-28', '28 Februari 2026'],
    ['fr', '0998-08-01', '1 août 998'],
    ['fr', '1815-12-10', '10 décembre 1815'],
    ['fr', '2026-02-28', '28 février 2026'],
    ['th', '2026-02-28', '28 กุมภาพันธ์ ค.ศ. 2026'],
  ])('formats in %s the day %s as %s', (format, isoDay, words) => {
    expect(formatDay(isoDay, format)).toBe(words);
  });
});
