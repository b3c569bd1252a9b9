import { longDate } from '@/lib/platform/language/days';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';

/**
 * Formats the time of the service: '1 May 2024, 10:30'. Midnight means that no time was given. The form stores the
 * local time of the place as if it were UTC. It is shown as UTC, too, so that mourners abroad see the time on the
 * invitation, not the time in their own zone.
 */
export function serviceTime(moment: string, t: Translate, language: Language): string {
  const [isoDay = '', isoTime = ''] = new Date(moment).toISOString().split('T');
  const day = longDate(isoDay, language);
  if (isoTime.startsWith('00:00')) return day;
  const time = new Intl.DateTimeFormat(languageInfo(language).format, {
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(moment));
  return t('memorial.about.dayAndTime', { day, time });
}
