import { longDate } from '@/lib/memorials/rules';

/**
 * Returns when the service is or was, from an ISO time: '1 May 2024, 10:30'; midnight means no time is given.
 * The form asks for the local time at the place and stores it as UTC, so everybody sees it as UTC: mourners
 * abroad must read the time on the invitation, not their own.
 */
export function serviceTime(moment: string): string {
  const [day = '', time = ''] = new Date(moment).toISOString().split('T');
  const hour = time.slice(0, 5);
  return hour === '00:00' ? longDate(day) : `${longDate(day)}, ${hour}`;
}
