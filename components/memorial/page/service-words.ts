import { longDate } from '@/lib/memorials/rules';

/**
 * When the service is or was: '1 May 2024, 10:30', from an ISO moment; midnight is a day without an
 * hour. The form asks for the hour at the place and stores it as UTC, so it is shown as UTC to
 * everybody: mourners abroad must read the hour on the invitation, not their own.
 */
export function serviceWords(moment: string): string {
  const [day = '', time = ''] = new Date(moment).toISOString().split('T');
  const hour = time.slice(0, 5);
  return hour === '00:00' ? longDate(day) : `${longDate(day)}, ${hour}`;
}
