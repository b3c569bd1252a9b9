import { useLocale } from 'next-intl';
import { dayInCalendar, type SecondCalendar } from '@/lib/platform/language/calendar-rules';

type Props = {
  /** A whole day: of a month or a year nobody knows its days in another calendar. */
  iso: string;
  calendar: SecondCalendar | null;
};

/** The same day in the operator's second calendar, in small letters behind the date; nothing without one. */
export function SecondDay({ iso, calendar }: Props) {
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
