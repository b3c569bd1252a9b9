import { factsOf, type Language } from './languages';
import { type DayParts, ZULU, zuluDay } from './zulu-rules';

/** '10 December 1815' in English, from an ISO day. */
export const longDate = (isoDay: string, language: Language) =>
  dayInWords(isoDay, factsOf(language).format);

/** The same for a locale of `Intl`, or only some parts of the day. */
export const dayInWords = (
  isoDay: string,
  format: string,
  parts: DayParts = { dateStyle: 'long' },
): string =>
  (format === ZULU && zuluDay(isoDay, parts)) ||
  new Intl.DateTimeFormat(format, {
    ...parts,
    timeZone: 'UTC',
    calendar: 'gregory', // where people count years otherwise, a stone still has these
  }).format(new Date(`${isoDay}T00:00:00Z`));
