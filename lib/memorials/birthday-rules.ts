/** Both count from 1. */
export type MonthDay = { month: number; day: number };

/**
 * The birthdays to remember on the UTC day of `now`. On 28 February of a common year, that includes
 * 29 February.
 */
export function birthdaysOn(now: Date): MonthDay[] {
  const today = { month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  const isLast = today.month === 2 && today.day === 28 && !hasLeapDay(now.getUTCFullYear());
  return isLast ? [today, { month: 2, day: 29 }] : [today];
}

const hasLeapDay = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
