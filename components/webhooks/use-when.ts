import { useLocale } from 'next-intl';
import { longDate } from '@/lib/platform/language/days';

/** A moment in UTC as a day and a time. */
export function useWhen() {
  const language = useLocale();
  return (at: string) => ({
    date: longDate(at.slice(0, 10), language),
    time: `${at.slice(11, 16)} UTC`,
  });
}
