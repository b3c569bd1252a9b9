import { factsOf, type Language } from './languages';

/** The calendars that the setting SECOND_CALENDAR offers: those whose years families carve beside the Gregorian ones. */
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

/** Days before the Gregorian calendar began were written in another one, which nobody has noted. */
const FIRST_DAY = '1582-10-15';

/**
 * '10 Kislev 5708' in English for the Hebrew calendar, from an ISO day. null for a day of which that cannot be said.
 * Where days begin at sunset, it is the one of this day's light.
 */
export const dayInCalendar = (
  isoDay: string,
  calendar: SecondCalendar,
  language: Language,
): string | null =>
  isoDay < FIRST_DAY
    ? null
    : new Intl.DateTimeFormat(factsOf(language).format, {
        dateStyle: 'long',
        timeZone: 'UTC',
        calendar,
      }).format(new Date(`${isoDay}T00:00:00Z`));
