import { useLocale } from 'next-intl';
import { dayInCalendar, type SecondCalendar } from '@/lib/platform/language/calendar-rules';

type Props = {
  /** An exact date. A partly known date has no equivalent in another calendar. */
  iso: string;
  calendar: SecondCalendar | null;
};

/** The date in the operator's second calendar, in parentheses. Renders nothing if there is no second calendar. */
export function SecondCalendarDate({ iso, calendar }: Props) {
  const language = useLocale();
  const day = calendar && dayInCalendar(iso, calendar, language);
  if (!day) return null;
  return (
    <>
      {' '}
      <bdi className="text-base whitespace-nowrap text-ink-soft">({day})</bdi>
    </>
  );
}
