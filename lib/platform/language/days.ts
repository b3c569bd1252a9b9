import { factsOf, type Language } from './languages';
import { type DayParts, ZULU, zuluDay } from './zulu-rules';

/** Formats an ISO day: '10 December 1815' in English. */
export const longDate = (isoDay: string, language: Language) =>
  dayInWords(isoDay, factsOf(language).format);

/** As `longDate`, for an `Intl` locale, optionally with only some parts of the day. */
export const dayInWords = (
  isoDay: string,
  format: string,
  parts: DayParts = { dateStyle: 'long' },
): string =>
  (format === ZULU && zuluDay(isoDay, parts)) ||
  new Intl.DateTimeFormat(format, {
    ...parts,
    timeZone: 'UTC',
    calendar: 'gregory', // gravestones have Gregorian years, even where people count differently
  }).format(new Date(`${isoDay}T00:00:00Z`));
