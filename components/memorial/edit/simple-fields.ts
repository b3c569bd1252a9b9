import type { FieldErrors, Resolver } from 'react-hook-form';
import { dayFaults, latestToday } from '@/lib/memorials/date-rules';

/** The edit page's fields; the lists as their comma-separated text (spec 5, "Edit page"). */
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

/** Where a fault that the server names in the words of the whole form is shown here. */
export const FIELD_OF: Record<string, keyof SimpleFields> = {
  name: 'firstName',
  birthDate: 'dateOfBirth',
  deathDate: 'dateOfDeath',
  disasterDate: 'dateOfDeath',
  description: 'biography',
  languages: 'languages',
  achievements: 'achievements',
};

/** First and last name, dates and biography must be there, and the dates in order. */
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
