import type { FieldErrors, Resolver } from 'react-hook-form';
import { dayFaults, latestToday } from '@/lib/memorials/date-rules';

/** The edit page's fields; the lists as their comma-separated text (product.md 5, "Edit page"). */
export type SimpleFields = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  dateOfDeath: string;
  biography: string;
  languages: string;
  achievements: string;
};

const REQUIRED: Partial<Record<keyof SimpleFields, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  dateOfBirth: 'Birth date is required',
  dateOfDeath: 'Death date is required',
  biography: 'Description is required',
};

/** Which field here shows an error in a field of the whole form. */
export const FIELD_OF: Record<string, keyof SimpleFields> = {
  fullName: 'firstName',
  birthDate: 'dateOfBirth',
  deathDate: 'dateOfDeath',
  disasterDate: 'dateOfDeath',
  biography: 'biography',
  languagesSpoken: 'languages',
  achievements: 'achievements',
};

/** Requires first and last name, dates and biography, and the dates in order. */
export const checkSimple: Resolver<SimpleFields> = (values) => {
  const days = {
    birthDate: values.dateOfBirth,
    deathDate: values.dateOfDeath,
    disasterDate: '',
  };
  const faults = [
    ...dayFaults(days, latestToday(Date.now())).map(({ field, message }) => [
      FIELD_OF[field],
      message,
    ]),
    ...Object.entries(REQUIRED).filter(([name]) => !values[name as keyof SimpleFields].trim()), // REQUIRED has these names
  ];
  const errors = Object.fromEntries(
    faults.map(([name, message]) => [name, { type: 'check', message }]),
  ) as FieldErrors<SimpleFields>; // the names are those of SimpleFields
  return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
};
