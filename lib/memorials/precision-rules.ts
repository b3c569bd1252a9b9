/** How exactly a day of a life is known. Below, {year} is the one in the stored day. */
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

/** How far from its year an "about" may be, in years. */
export const ABOUT_YEARS = 5;

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/**
 * The day that is stored for a day of this precision: the first of its month, year or decade. Lists are sorted and
 * searched by it. Accepts and returns yyyy-mm-dd, or '' for an unknown day.
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
 * The first and the last day that a day of this precision can have been; both '' for an unknown day. "About" reaches
 * ABOUT_YEARS to either side. "Before" and "after" leave out their year, and are open on their other side.
 */
export function possibleDays(isoDay: string, precision: DatePrecision) {
  if (!isoDay) return { first: '', last: '' };
  const first = storedDay(isoDay, precision);
  const year = yearOf(first);
  switch (precision) {
    case 'day':
      return { first, last: first };
    case 'month':
      return { first, last: `${first.slice(0, 7)}-31` }; // compared as text: no month has a later day
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

/** The year of an ISO day: 998 for '0998-05-12'. */
export const yearOf = (isoDay: string) => Number(isoDay.slice(0, 4));

/** There are four digits in a year, and no year 0: what lies beyond is the first or the last day there is. */
function dayOf(year: number, monthAndDay: string): string {
  if (year < 1) return FIRST_DAY;
  return year > 9999 ? LAST_DAY : `${String(year).padStart(4, '0')}-${monthAndDay}`;
}
