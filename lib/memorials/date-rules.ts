import { HOUR_MS } from '@/lib/platform/durations';

/** Days as yyyy-mm-dd, or '' for an unknown one. They compare as text. */
type Days = { birthDate: string; deathDate: string; disasterDate: string };
type Fault = { field: keyof Days; message: string };

/**
 * What is wrong between the days of a life (product.md 5): birth ≤ death ≤ today, and an event that caused
 * a death is not after it. `today` is the latest day it is anywhere (`latestToday`).
 */
export function dayFaults({ birthDate, deathDate, disasterDate }: Days, today: string): Fault[] {
  const faults: Fault[] = [];
  if (birthDate > today)
    faults.push({ field: 'birthDate', message: 'Birth date cannot be in the future' });
  if (deathDate > today)
    faults.push({ field: 'deathDate', message: 'Death date cannot be in the future' });
  if (birthDate && deathDate && birthDate > deathDate)
    faults.push({ field: 'deathDate', message: 'Death date cannot be before the birth date' });
  if (deathDate && disasterDate > deathDate)
    faults.push({ field: 'disasterDate', message: 'The event cannot be after the death date' });
  return faults;
}

/** Today at UTC+14, where each day begins first. */
export const latestToday = (now: number) => new Date(now + 14 * HOUR_MS).toISOString().slice(0, 10);

const YEAR = /^\d{4}$/;

/** Whether something ended before it began. Years are free text: only two plain years are compared. */
export const endsBeforeStart = (startYear: string, endYear: string) =>
  YEAR.test(startYear) && YEAR.test(endYear) && endYear < startYear;

export const END_BEFORE_START = 'End year cannot be before the start year';
