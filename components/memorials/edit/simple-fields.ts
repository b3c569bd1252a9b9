import type { FieldErrors, Resolver } from 'react-hook-form';
import { dateErrors, latestToday } from '@/lib/memorials/date-rules';
import type { RequiredMessageKey } from '@/lib/memorials/fields';
import type { DatePrecision } from '@/lib/memorials/precision-rules';
import { type Translate, translateWith } from '@/lib/platform/language/message';

/** The edit page's fields. Lists are comma-separated text (product.md 5, "Edit page"). */
export type SimpleFields = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  birthPrecision: DatePrecision;
  dateOfDeath: string;
  deathPrecision: DatePrecision;
  biography: string;
  languages: string;
  achievements: string;
};

const REQUIRED: Partial<Record<keyof SimpleFields, RequiredMessageKey>> = {
  firstName: 'memorials.faults.firstNameRequired',
  lastName: 'memorials.faults.lastNameRequired',
  dateOfBirth: 'memorials.faults.birthDateRequired',
  dateOfDeath: 'memorials.faults.deathDateRequired',
  biography: 'memorials.faults.descriptionRequired',
};

/** For each field of the full form, the field on this page that shows its errors. */
export const FIELD_FOR_ERROR: Record<string, keyof SimpleFields> = {
  fullName: 'firstName',
  birthDate: 'dateOfBirth',
  birthPrecision: 'dateOfBirth',
  deathDate: 'dateOfDeath',
  deathPrecision: 'dateOfDeath',
  disasterDate: 'dateOfDeath',
  biography: 'biography',
  languagesSpoken: 'languages',
  achievements: 'achievements',
};

/** Requires the names, dates and biography, and checks the order of the dates. */
export const simpleEditResolver =
  (t: Translate): Resolver<SimpleFields> =>
  (values) => {
    const days = {
      birthDate: values.dateOfBirth,
      birthPrecision: values.birthPrecision,
      deathDate: values.dateOfDeath,
      deathPrecision: values.deathPrecision,
      disasterDate: '',
    };
    const fieldErrors = [
      ...dateErrors(days, latestToday(Date.now())).map(({ field, fault }) => [
        FIELD_FOR_ERROR[field],
        translateWith(t)(fault),
      ]),
      ...Object.entries(REQUIRED)
        .filter(([name]) => !values[name as keyof SimpleFields].trim()) // `REQUIRED` has these keys
        .map(([name, messageKey]) => [name, t(messageKey)]),
    ];
    const errors = Object.fromEntries(
      fieldErrors.map(([name, message]) => [name, { type: 'check', message }]),
    ) as FieldErrors<SimpleFields>; // the keys are those of SimpleFields
    return fieldErrors.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
