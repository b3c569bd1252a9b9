import { useLocale } from 'next-intl';
import { longDate } from '@/lib/platform/language/days';

/** Returns a function that splits a timestamp into a formatted date and time of day, both in UTC. */
export function useFormatTime() {
  const language = useLocale();
  return (at: string) => ({
    date: longDate(at.slice(0, 10), language),
    time: `${at.slice(11, 16)} UTC`,
  });
}
