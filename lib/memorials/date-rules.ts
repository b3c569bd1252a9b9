import { HOUR_MS } from '@/lib/platform/durations';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { type DatePrecision, possibleDays, storedDay } from './precision-rules';

/** Days as yyyy-mm-dd, or '' if unknown, so that they can be compared as text. */
type Days = { birthDate: string; deathDate: string; disasterDate: string };
type Precisions = { birthPrecision: DatePrecision; deathPrecision: DatePrecision };
type DateError = { field: keyof Days; fault: Message };

/**
 * Returns the contradictions between the days of a life (product.md 5): birth ≤ death ≤ today, and
 * an event that caused the death is not after it. A date that is known only in part is a fault only
 * if no possible day fits. `today` is the latest date anywhere on earth (`latestToday`).
 */
export function dateErrors(days: Days & Precisions, today: string): DateError[] {
  const { birthDate, deathDate, disasterDate, birthPrecision, deathPrecision } = days;
  const birth = possibleDays(birthDate, birthPrecision);
  const death = possibleDays(deathDate, deathPrecision);
  const errors: DateError[] = [];
  // A future year is a mistake even if the range reaches back to the past: "about 2090".
  const isInFuture = (day: string, precision: DatePrecision) =>
    storedDay(day, precision) > today || possibleDays(day, precision).first > today;
  if (isInFuture(birthDate, birthPrecision))
    errors.push({ field: 'birthDate', fault: messageFor('memorials.faults.birthInFuture') });
  if (isInFuture(deathDate, deathPrecision))
    errors.push({ field: 'deathDate', fault: messageFor('memorials.faults.deathInFuture') });
  if (birthDate && deathDate && birth.first > death.last)
    errors.push({ field: 'deathDate', fault: messageFor('memorials.faults.deathBeforeBirth') });
  if (deathDate && disasterDate > death.last)
    errors.push({ field: 'disasterDate', fault: messageFor('memorials.faults.eventAfterDeath') });
  return errors;
}

/** Today's date at UTC+14, the first time zone to begin a day. */
export const latestToday = (now: number) => new Date(now + 14 * HOUR_MS).toISOString().slice(0, 10);

const YEAR = /^\d{4}$/;

/** Years are free text, so only two plain four-digit years are compared. */
export const endsBeforeStart = (startYear: string, endYear: string) =>
  YEAR.test(startYear) && YEAR.test(endYear) && endYear < startYear;
