import { useLocale } from 'next-intl';
import { longDate } from '@/lib/platform/language/days';

/** Returns a function that formats a time in UTC as a date and a time. */
export function useFormatTime() {
  const language = useLocale();
  return (at: string) => ({
    date: longDate(at.slice(0, 10), language),
    time: `${at.slice(11, 16)} UTC`,
  });
}
