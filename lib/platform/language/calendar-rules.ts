import { type Language, languageInfo } from './languages';

/**
 * The calendars of the setting SECOND_CALENDAR: those whose years families carve beside the
 * Gregorian ones.
 */
export const SECOND_CALENDARS = [
  'buddhist',
  'coptic',
  'ethiopic',
  'hebrew',
  'islamic-civil',
  'islamic-umalqura',
  'persian',
] as const;

export type SecondCalendar = (typeof SECOND_CALENDARS)[number];

/** Earlier days were written in another calendar, and it is not known in which. */
const FIRST_DAY = '1582-10-15';

/**
 * Formats an ISO day in another calendar: '10 Kislev 5708' in English for the Hebrew one. Null for
 * days before the Gregorian calendar. In calendars whose days begin at sunset,
 * the result is the day to whose daylight hours `isoDay` belongs.
 */
export const dayInCalendar = (
  isoDay: string,
  calendar: SecondCalendar,
  language: Language,
): string | null =>
  isoDay < FIRST_DAY
    ? null
    : new Intl.DateTimeFormat(languageInfo(language).format, {
        dateStyle: 'long',
        timeZone: 'UTC',
        calendar,
      }).format(new Date(`${isoDay}T00:00:00Z`));
