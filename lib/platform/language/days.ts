import { type Language, languageInfo } from './languages';
import { type DayParts, formatZuluDay, ZULU } from './zulu-rules';

/** Formats an ISO day: '10 December 1815' in English. */
export const longDate = (isoDay: string, language: Language) =>
  formatDay(isoDay, languageInfo(language).format);

/** Like `longDate`, but for an `Intl` locale and optionally with only some parts of the day. */
export const formatDay = (
  isoDay: string,
  format: string,
  parts: DayParts = { dateStyle: 'long' },
): string =>
  (format === ZULU && formatZuluDay(isoDay, parts)) ||
  new Intl.DateTimeFormat(format, {
    ...parts,
    timeZone: 'UTC',
    calendar: 'gregory', // gravestones have Gregorian years, even where people count differently
  }).format(new Date(`${isoDay}T00:00:00Z`));
