/** A month and a day, both from 1. */
export type MonthDay = { month: number; day: number };

/**
 * The birthdays that are remembered on a day: its own, and on 28 February those of the 29th in a year
 * that has none. Days are UTC, as they are stored.
 */
export function birthdaysOn(now: Date): MonthDay[] {
  const today = { month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  const isLast = today.month === 2 && today.day === 28 && !hasLeapDay(now.getUTCFullYear());
  return isLast ? [today, { month: 2, day: 29 }] : [today];
}

const hasLeapDay = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
