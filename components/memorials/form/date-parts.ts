import type { DatePrecision } from '@/lib/memorials/precision-rules';

/** The known parts of a date while it is typed: the digits of the year, and the month ('01' to '12'); '' if unknown. */
export type DateParts = { year: string; month: string };

/** How much of a date is known: 0 the year, 1 also the month, 2 also the day. */
type Detail = 0 | 1 | 2;

const DETAILS: Partial<Record<DatePrecision, Detail>> = { day: 2, month: 1 };
const detailOf = (precision: DatePrecision): Detail => DETAILS[precision] ?? 0;

/** Returns the year and month of an ISO date as far as they are known, even if `precision` does not need the month. */
export function dateToParts(isoDay: string, precision: DatePrecision): DateParts {
  if (!isoDay) return { year: '', month: '' };
  const [year = '', month = ''] = isoDay.split('-');
  return { year: String(Number(year)), month: knownDetail(isoDay, precision) > 0 ? month : '' };
}

/** Returns the form's date for the known parts, or '' if a part that `precision` needs is missing. */
export function partsToDate({ year, month }: DateParts, precision: DatePrecision): string {
  const detail = detailOf(precision);
  if (!year || detail === 2 || (detail === 1 && !month)) return '';
  return `${year.padStart(4, '0')}-${detail === 1 ? month : '01'}-01`;
}

/**
 * Converts a date to another precision. A lower precision keeps the full date, so that switching back restores it. A
 * higher one never invents a day or month: if a part is unknown, it returns ''.
 */
export const convertPrecision = (
  isoDay: string,
  from: DatePrecision,
  to: DatePrecision,
  parts: DateParts,
): string =>
  isoDay && knownDetail(isoDay, from) >= detailOf(to) ? isoDay : partsToDate(parts, to);

/**
 * Returns how much of a date is known. In stored dates, unknown parts are 01, so the first of a month may mean the
 * whole month, and 1 January the whole year.
 */
function knownDetail(isoDay: string, precision: DatePrecision): Detail {
  const [, month, day] = isoDay.split('-');
  if (precision === 'day' || day !== '01') return 2;
  return precision === 'month' || month !== '01' ? 1 : 0;
}

/** The code points of zero in other scripts: Arabic, Persian, Devanagari. */
const ZEROS = [0x0660, 0x06f0, 0x0966];

/** Returns the first four digits of a typed year, as ASCII digits. */
export const yearDigits = (typed: string) =>
  typed
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/\D/g, '')
    .slice(0, 4);
