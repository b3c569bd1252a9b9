import type { DatePrecision } from '@/lib/memorials/precision-rules';

/** What is known of a day while it is typed: digits of a year and of a month ('01' to '12'), '' for unknown. */
export type DateParts = { year: string; month: string };

/** How much of a day is known: 0 its year, 1 its month too, 2 the day itself. */
type Detail = 0 | 1 | 2;

const DETAILS: Partial<Record<DatePrecision, Detail>> = { day: 2, month: 1 };
const detailOf = (precision: DatePrecision): Detail => DETAILS[precision] ?? 0;

/** The parts of an ISO day that are known, whatever the precision shows of it. */
export function partsOf(isoDay: string, precision: DatePrecision): DateParts {
  if (!isoDay) return { year: '', month: '' };
  const [year = '', month = ''] = isoDay.split('-');
  return { year: String(Number(year)), month: knownDetail(isoDay, precision) > 0 ? month : '' };
}

/** The day of a form for what is known of it; '' while something is missing, as a day always is here. */
export function dayOfParts({ year, month }: DateParts, precision: DatePrecision): string {
  const detail = detailOf(precision);
  if (!year || detail === 2 || (detail === 1 && !month)) return '';
  return `${year.padStart(4, '0')}-${detail === 1 ? month : '01'}-01`;
}

/**
 * The same day for another precision. It stays whole while less of it is asked for, so that going back brings it
 * back. What nobody has said is never made up: it is '' when more is asked for than is known.
 */
export const dayFor = (
  isoDay: string,
  from: DatePrecision,
  to: DatePrecision,
  parts: DateParts,
): string => (isoDay && knownDetail(isoDay, from) >= detailOf(to) ? isoDay : dayOfParts(parts, to));

/** A first day of a month may only stand for the month, and a first day of January for the year. */
function knownDetail(isoDay: string, precision: DatePrecision): Detail {
  const [, month, day] = isoDay.split('-');
  if (precision === 'day' || day !== '01') return 2;
  return precision === 'month' || month !== '01' ? 1 : 0;
}

/** Where the digits of other keyboards begin: Arabic, Persian, Devanagari. */
const ZEROS = [0x0660, 0x06f0, 0x0966];

/** The first four digits of a typed year, in ASCII. */
export const yearDigits = (typed: string) =>
  typed
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/\D/g, '')
    .slice(0, 4);
