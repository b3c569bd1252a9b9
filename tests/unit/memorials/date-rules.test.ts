import { describe, expect, it } from 'vitest';
import { dateErrors } from '@/lib/memorials/date-rules';
import type { DatePrecision } from '@/lib/memorials/precision-rules';
import { translateIn } from '@/lib/platform/language/translator-for';

const TODAY = '2026-11-23';
type PartialDate = [DatePrecision, string];

const errorsFor = (
  [birthPrecision, birthDate]: PartialDate,
  [deathPrecision, deathDate]: PartialDate,
  disasterDate = '',
) =>
  dateErrors({ birthPrecision, birthDate, deathPrecision, deathDate, disasterDate }, TODAY).map(
    ({ field, fault }) => `${field}: ${translateIn('en', fault)}`,
  );

const BEFORE_BIRTH = 'deathDate: Death date cannot be before the birth date';
const BORN_LATER = 'birthDate: Birth date cannot be in the future';
const DIES_LATER = 'deathDate: Death date cannot be in the future';
const EVENT_LATER = 'disasterDate: The event cannot be after the death date';

describe('birth and death', () => {
  it.each<[PartialDate, PartialDate, string[]]>([
    [['day', '1879-05-12'], ['day', '1879-05-12'], []],
    [['day', '1879-05-12'], ['day', '1879-05-11'], [BEFORE_BIRTH]],
    [['day', '1879-05-12'], ['month', '1879-05-01'], []],
    [['day', '1879-05-12'], ['month', '1879-04-01'], [BEFORE_BIRTH]],
    [['day', '1879-05-12'], ['year', '1879-01-01'], []],
    [['day', '1879-05-12'], ['year', '1878-01-01'], [BEFORE_BIRTH]],
    [['day', '1879-05-12'], ['decade', '1870-01-01'], []],
    [['day', '1880-01-01'], ['decade', '1870-01-01'], [BEFORE_BIRTH]],
    [['day', '1879-05-12'], ['about', '1874-01-01'], []],
    [['day', '1879-05-12'], ['about', '1873-01-01'], [BEFORE_BIRTH]],
    [['day', '1879-05-12'], ['before', '1880-01-01'], []],
    [['day', '1879-05-12'], ['before', '1879-01-01'], [BEFORE_BIRTH]],
    [['day', '1879-05-12'], ['after', '1700-01-01'], []],
    [['year', '1879-01-01'], ['day', '1879-01-02'], []],
    [['year', '1879-01-01'], ['day', '1878-12-31'], [BEFORE_BIRTH]],
    [['about', '1879-01-01'], ['day', '1874-01-01'], []],
    [['about', '1879-01-01'], ['about', '1869-01-01'], []],
    [['about', '1879-01-01'], ['about', '1868-01-01'], [BEFORE_BIRTH]],
    [['before', '1879-01-01'], ['day', '1200-01-01'], []],
    [['after', '1879-01-01'], ['day', '1880-01-01'], []],
    [['after', '1879-01-01'], ['day', '1879-12-31'], [BEFORE_BIRTH]],
    [['after', '1879-01-01'], ['after', '1800-01-01'], []],
    [['year', ''], ['day', '1879-12-31'], []],
    [['about', '1879-05-12'], ['after', ''], []],
  ])('born %j, died %j: %j', (birth, death, expected) => {
    expect(errorsFor(birth, death)).toEqual(expected);
  });
});

describe('dates in the future', () => {
  it.each<[PartialDate, PartialDate, string[]]>([
    [['day', '1950-01-01'], ['day', '2026-11-24'], [DIES_LATER]],
    [['day', '1950-01-01'], ['month', '2026-12-01'], [DIES_LATER]],
    [['day', '1950-01-01'], ['month', '2026-11-30'], []],
    [['day', '1950-01-01'], ['month', '2026-11-01'], []],
    [['day', '1950-01-01'], ['year', '2026-01-01'], []],
    [['day', '1950-01-01'], ['decade', '2020-01-01'], []],
    [['day', '1950-01-01'], ['after', '2025-01-01'], []],
    [['day', '1950-01-01'], ['after', '2026-01-01'], [DIES_LATER]],
    [['day', '1950-01-01'], ['about', '2090-01-01'], [DIES_LATER]],
    [['about', '2027-01-01'], ['year', '2026-01-01'], [BORN_LATER]],
    [['before', '2090-01-01'], ['year', '2026-01-01'], [BORN_LATER]],
  ])('born %j, died %j: %j', (birth, death, expected) => {
    expect(errorsFor(birth, death)).toEqual(expected);
  });
});

describe('the event that caused the death', () => {
  it.each<[PartialDate, string, string[]]>([
    [['day', '1912-04-15'], '1912-04-15', []],
    [['day', '1912-04-15'], '1912-04-16', [EVENT_LATER]],
    [['year', '1912-01-01'], '1912-12-31', []],
    [['year', '1912-01-01'], '1913-01-01', [EVENT_LATER]],
    [['before', '1912-01-01'], '1912-01-01', [EVENT_LATER]],
    [['after', '1912-01-01'], '2000-01-01', []],
  ])('died %j in an event of %s: %j', (death, event, expected) => {
    expect(errorsFor(['day', '1878-06-02'], death, event)).toEqual(expected);
  });
});
