import { longDate } from '@/lib/platform/language/days';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';

/**
 * Returns when the service is or was, from an ISO time: '1 May 2024, 10:30'; midnight means no time is given.
 * The form asks for the local time at the place and stores it as UTC, so everybody sees it as UTC: mourners
 * abroad must read the time on the invitation, not their own.
 */
export function serviceTime(moment: string, say: Say, language: Language): string {
  const [isoDay = '', isoTime = ''] = new Date(moment).toISOString().split('T');
  const day = longDate(isoDay, language);
  if (isoTime.startsWith('00:00')) return day;
  const time = new Intl.DateTimeFormat(factsOf(language).format, {
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(moment));
  return say('memorial.about.dayAndTime', { day, time });
}
