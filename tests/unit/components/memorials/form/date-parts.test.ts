import { describe, expect, it } from 'vitest';
import {
  convertPrecision,
  dateToParts,
  partsToDate,
  yearDigits,
} from '@/components/memorials/form/date-parts';
import type { DatePrecision } from '@/lib/memorials/precision-rules';

const NOTHING = { year: '', month: '' };

describe('a day whose precision changes', () => {
  it.each<[string, DatePrecision, DatePrecision, string]>([
    ['1879-05-12', 'day', 'year', '1879-05-12'],
    ['1879-05-12', 'year', 'day', '1879-05-12'],
    ['1879-05-12', 'about', 'month', '1879-05-12'],
    ['1879-01-01', 'day', 'year', '1879-01-01'],
    ['1879-01-01', 'year', 'about', '1879-01-01'],
    ['1879-01-01', 'year', 'month', ''],
    ['1879-01-01', 'year', 'day', ''],
    ['1879-05-01', 'month', 'day', ''],
    ['1879-05-01', 'month', 'year', '1879-05-01'],
    ['1879-05-01', 'year', 'month', '1879-05-01'],
    ['1879-01-01', 'month', 'decade', '1879-01-01'],
    ['', 'day', 'year', ''],
  ])('turns %j from %s to %s into %j', (day, from, to, after) => {
    expect(convertPrecision(day, from, to, dateToParts(day, from))).toBe(after);
  });

  it('uses the parts typed before the day was complete', () => {
    const typed = { year: '1879', month: '' };
    expect(convertPrecision('', 'month', 'year', typed)).toBe('1879-01-01');
    expect(convertPrecision('', 'month', 'day', typed)).toBe('');
  });
});

describe('the parts of a day', () => {
  it.each<[string, DatePrecision, object]>([
    ['1879-05-12', 'year', { year: '1879', month: '05' }],
    ['1879-01-01', 'year', { year: '1879', month: '' }],
    ['1879-01-01', 'month', { year: '1879', month: '01' }],
    ['0018-01-01', 'about', { year: '18', month: '' }],
    ['', 'year', NOTHING],
  ])('of %j as a %s are %j', (day, precision, parts) => {
    expect(dateToParts(day, precision)).toEqual(parts);
  });

  it.each<[object, DatePrecision, string]>([
    [{ year: '1879' }, 'year', '1879-01-01'],
    [{ year: '1879' }, 'month', ''],
    [{ year: '1879', month: '05' }, 'month', '1879-05-01'],
    [{ year: '1879', month: '05' }, 'about', '1879-01-01'],
    [{ month: '05' }, 'month', ''],
    [{ year: '18' }, 'year', '0018-01-01'],
    [{ year: '1879', month: '05' }, 'day', ''],
  ])('%j make the %s %j', (parts, precision, day) => {
    expect(partsToDate({ ...NOTHING, ...parts }, precision)).toBe(day);
  });
});

it.each([
  ['1879', '1879'],
  ['about 1879', '1879'],
  ['١٨٧٩', '1879'],
  ['۱۸۷۹', '1879'],
  ['१८७९', '1879'],
  ['18790', '1879'],
  ['-5', '5'],
  ['', ''],
])('reads %j as the year %j', (typed, year) => expect(yearDigits(typed)).toBe(year));
