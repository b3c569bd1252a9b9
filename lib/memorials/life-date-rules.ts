import { formatDay } from '@/lib/platform/language/days';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import type { PlainForm } from './fields';
import { type DatePrecision, yearOf } from './precision-rules';

export type LifeDates = Pick<
  PlainForm,
  'birthDate' | 'birthPrecision' | 'deathDate' | 'deathPrecision'
>;

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * '1815 - 1852', 'about 1879 - 1950', or 'died 1852' if the birth is hidden (''). In right-to-left
 * languages the text is wrapped in Unicode isolates, and a range of plain numbers is forced left to
 * right.
 */
export function lifeYears(life: LifeDates, t: Translate, language: Language): string {
  const death = yearInWords(life.deathDate, life.deathPrecision, t);
  const years =
    life.birthDate === ''
      ? [t('memorials.dates.died', { year: death })]
      : [yearInWords(life.birthDate, life.birthPrecision, t), death];
  const text = years.join(' - ');
  if (languageInfo(language).direction === 'ltr') return text;
  return `${years.every(isDigitsOnly) ? LEFT_TO_RIGHT_ISOLATE : FIRST_STRONG_ISOLATE}${text}${POP_DIRECTIONAL_ISOLATE}`;
}

/**
 * '10 December 1815' in English, or what is known: 'December 1815', '1815', 'the 1810s', 'about
 * 1815'. '' if the day is hidden ('').
 */
export function dateInWords(
  isoDay: string,
  precision: DatePrecision,
  t: Translate,
  language: Language,
): string {
  if (isoDay === '') return '';
  const { format } = languageInfo(language);
  switch (precision) {
    case 'day':
      return formatDay(isoDay, format);
    case 'month':
      return formatDay(isoDay, format, { year: 'numeric', month: 'long' });
    case 'year':
      return formatDay(isoDay, format, { year: 'numeric' });
    default:
      return yearInWords(isoDay, precision, t);
  }
}

/**
 * The known part of an ISO day, as ISO 8601 and schema.org allow it: '1815-12' or '1815'. Null if
 * the precision has no such form ("about").
 */
export function partialIsoDate(isoDay: string, precision: DatePrecision): string | null {
  switch (precision) {
    case 'day':
      return isoDay;
    case 'month':
      return isoDay.slice(0, 'yyyy-mm'.length);
    case 'year':
      return isoDay.slice(0, 'yyyy'.length);
    default:
      return null;
  }
}

/** Whether a text is digits only, and so has no direction of reading. */
export const isDigitsOnly = (text: string) => /^\d+$/.test(text);

function yearInWords(isoDay: string, precision: DatePrecision, t: Translate): string {
  const year = String(yearOf(isoDay));
  switch (precision) {
    case 'decade':
      return t('memorials.dates.decade', {
        year: String(yearOf(isoDay) - (yearOf(isoDay) % 10)),
      });
    case 'about':
    case 'before':
    case 'after':
      return t(`memorials.dates.${precision}`, { year });
    default:
      return year;
  }
}
