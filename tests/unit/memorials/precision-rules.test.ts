import { describe, expect, it } from 'vitest';
import { type DatePrecision, possibleDays, storedDay } from '@/lib/memorials/precision-rules';

describe('the stored day', () => {
  it.each<[DatePrecision, string, string]>([
    ['day', '1879-05-12', '1879-05-12'],
    ['month', '1879-05-12', '1879-05-01'],
    ['year', '1879-05-12', '1879-01-01'],
    ['about', '1879-05-12', '1879-01-01'],
    ['before', '1879-05-12', '1879-01-01'],
    ['after', '1879-05-12', '1879-01-01'],
    ['decade', '1879-05-12', '1870-01-01'],
    ['decade', '1870-01-01', '1870-01-01'],
    ['decade', '0998-05-12', '0990-01-01'],
    ['decade', '0007-05-12', '0001-01-01'],
    ['year', '', ''],
    ['decade', '', ''],
  ])('with the precision %s, for %j, is %j', (precision, day, expected) => {
    expect(storedDay(day, precision)).toBe(expected);
    expect(storedDay(expected, precision)).toBe(expected);
  });
});

describe('the possible days', () => {
  it.each<[DatePrecision, string, string, string]>([
    ['day', '1879-05-12', '1879-05-12', '1879-05-12'],
    ['month', '1879-02-12', '1879-02-01', '1879-02-31'],
    ['year', '1879-05-12', '1879-01-01', '1879-12-31'],
    ['decade', '1879-05-12', '1870-01-01', '1879-12-31'],
    ['decade', '0001-01-01', '0001-01-01', '0009-12-31'],
    ['about', '1879-05-12', '1874-01-01', '1884-12-31'],
    ['about', '0003-05-12', '0001-01-01', '0008-12-31'],
    ['before', '1879-05-12', '0001-01-01', '1878-12-31'],
    ['after', '1879-05-12', '1880-01-01', '9999-12-31'],
    ['after', '9999-05-12', '9999-12-31', '9999-12-31'],
    ['about', '', '', ''],
  ])('with the precision %s, for %j, are %j to %j', (precision, day, first, last) => {
    expect(possibleDays(day, precision)).toEqual({ first, last });
  });
});
