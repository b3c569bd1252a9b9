import { HOUR_MS } from '@/lib/platform/durations';
import { type Said, said } from '@/lib/platform/language/said';

/** Days as yyyy-mm-dd, or '' for an unknown one. They compare as text. */
type Days = { birthDate: string; deathDate: string; disasterDate: string };
type DayFault = { field: keyof Days; fault: Said };

/**
 * What is wrong between the days of a life (product.md 5): birth ≤ death ≤ today, and an event that caused
 * a death is not after it. `today` is the latest day it is anywhere (`latestToday`).
 */
export function dayFaults({ birthDate, deathDate, disasterDate }: Days, today: string): DayFault[] {
  const faults: DayFault[] = [];
  if (birthDate > today)
    faults.push({ field: 'birthDate', fault: said('memorials.faults.birthInFuture') });
  if (deathDate > today)
    faults.push({ field: 'deathDate', fault: said('memorials.faults.deathInFuture') });
  if (birthDate && deathDate && birthDate > deathDate)
    faults.push({ field: 'deathDate', fault: said('memorials.faults.deathBeforeBirth') });
  if (deathDate && disasterDate > deathDate)
    faults.push({ field: 'disasterDate', fault: said('memorials.faults.eventAfterDeath') });
  return faults;
}

/** Today at UTC+14, where each day begins first. */
export const latestToday = (now: number) => new Date(now + 14 * HOUR_MS).toISOString().slice(0, 10);

const YEAR = /^\d{4}$/;

/** Whether something ended before it began. Years are free text: only two plain years are compared. */
export const endsBeforeStart = (startYear: string, endYear: string) =>
  YEAR.test(startYear) && YEAR.test(endYear) && endYear < startYear;
