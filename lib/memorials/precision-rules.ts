/** How exactly a birth or death is known. */
export const DATE_PRECISIONS = [
  'day',
  'month',
  'year',
  'decade',
  'about',
  'before',
  'after',
] as const;

export type DatePrecision = (typeof DATE_PRECISIONS)[number];

/** An "about" date may be off by this many years. */
export const ABOUT_YEARS = 5;

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/**
 * The day to store for a date of this precision: the first of its month, year or decade. Lists sort
 * and search by it. Accepts and returns yyyy-mm-dd, or '' if unknown.
 */
export function storedDay(isoDay: string, precision: DatePrecision): string {
  switch (precision) {
    case 'day':
      return isoDay;
    case 'month':
      return isoDay && `${isoDay.slice(0, 7)}-01`;
    case 'decade':
      return isoDay && dayOf(yearOf(isoDay) - (yearOf(isoDay) % 10), '01-01');
    default:
      return isoDay && `${isoDay.slice(0, 4)}-01-01`;
  }
}

/**
 * The first and last day that a date may mean; both '' if it is unknown. "About" extends
 * ABOUT_YEARS to each side. "Before" and "after" exclude their year and have no other limit.
 */
export function possibleDays(isoDay: string, precision: DatePrecision) {
  if (!isoDay) return { first: '', last: '' };
  const first = storedDay(isoDay, precision);
  const year = yearOf(first);
  switch (precision) {
    case 'day':
      return { first, last: first };
    case 'month':
      return { first, last: `${first.slice(0, 7)}-31` }; // compared as text only, so it need not exist
    case 'year':
      return { first, last: dayOf(year, '12-31') };
    case 'decade':
      return { first, last: dayOf(year - (year % 10) + 9, '12-31') };
    case 'about':
      return {
        first: dayOf(year - ABOUT_YEARS, '01-01'),
        last: dayOf(year + ABOUT_YEARS, '12-31'),
      };
    case 'before':
      return { first: FIRST_DAY, last: dayOf(year - 1, '12-31') };
    case 'after':
      return { first: dayOf(year + 1, '01-01'), last: LAST_DAY };
  }
}

export const yearOf = (isoDay: string) => Number(isoDay.slice(0, 4));

/**
 * Dates have four-digit years and no year 0, so years outside are clamped to the first or last day.
 */
function dayOf(year: number, monthAndDay: string): string {
  if (year < 1) return FIRST_DAY;
  return year > 9999 ? LAST_DAY : `${String(year).padStart(4, '0')}-${monthAndDay}`;
}
