import { HOUR_MS } from '@/lib/platform/durations';
import { type Said, said } from '@/lib/platform/language/said';
import { type DatePrecision, possibleDays, storedDay } from './precision-rules';

/** Days as yyyy-mm-dd, or '' for an unknown one. They compare as text. */
type Days = { birthDate: string; deathDate: string; disasterDate: string };
type Precisions = { birthPrecision: DatePrecision; deathPrecision: DatePrecision };
type DayFault = { field: keyof Days; fault: Said };

/**
 * What is wrong between the days of a life (product.md 5): birth ≤ death ≤ today, and an event that caused
 * a death is not after it. What is known only in part is wrong when it cannot be true in any way. `today` is the
 * latest day it is anywhere (`latestToday`).
 */
export function dayFaults(days: Days & Precisions, today: string): DayFault[] {
  const { birthDate, deathDate, disasterDate, birthPrecision, deathPrecision } = days;
  const birth = possibleDays(birthDate, birthPrecision);
  const death = possibleDays(deathDate, deathPrecision);
  const faults: DayFault[] = [];
  // A year that is to come is a mistake, also where what is meant only lies near it: "about 2090".
  const isToCome = (day: string, precision: DatePrecision) =>
    storedDay(day, precision) > today || possibleDays(day, precision).first > today;
  if (isToCome(birthDate, birthPrecision))
    faults.push({ field: 'birthDate', fault: said('memorials.faults.birthInFuture') });
  if (isToCome(deathDate, deathPrecision))
    faults.push({ field: 'deathDate', fault: said('memorials.faults.deathInFuture') });
  if (birthDate && deathDate && birth.first > death.last)
    faults.push({ field: 'deathDate', fault: said('memorials.faults.deathBeforeBirth') });
  if (deathDate && disasterDate > death.last)
    faults.push({ field: 'disasterDate', fault: said('memorials.faults.eventAfterDeath') });
  return faults;
}

/** Today at UTC+14, where each day begins first. */
export const latestToday = (now: number) => new Date(now + 14 * HOUR_MS).toISOString().slice(0, 10);

const YEAR = /^\d{4}$/;

/** Whether something ended before it began. Years are free text: only two plain years are compared. */
export const endsBeforeStart = (startYear: string, endYear: string) =>
  YEAR.test(startYear) && YEAR.test(endYear) && endYear < startYear;
