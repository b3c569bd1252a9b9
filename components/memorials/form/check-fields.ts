import type { FieldErrors, Resolver } from 'react-hook-form';
import { lazyResolver } from '@/lib/browser/lazy-resolver';
import { dayFaults, latestToday } from '@/lib/memorials/date-rules';
import { PLAIN_FIELDS } from '@/lib/memorials/fields';
import type { MemorialFields } from './memorial-fields';

const bySchema = lazyResolver(
  async () => (await import('@/lib/memorials/schema')).memorialFormSchema,
);

/** Validates the fields with the server's schema, and that choices are made: returns all errors at once. */
export const checkFields: Resolver<MemorialFields> = async (fields, context, options) => {
  const { errors } = await bySchema(fields, context, { ...options, fields: {} });
  const all = { ...betweenDays(fields), ...errors, ...openChoices(fields) };
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values: fields, errors: {} };
};

/** The schema compares dates only when all else is valid; people should see those errors at the first try, too. */
const betweenDays = (fields: MemorialFields): FieldErrors<MemorialFields> =>
  Object.fromEntries(
    dayFaults(fields, latestToday(Date.now())).map(({ field, message }) => [
      field,
      { type: 'custom', message },
    ]),
  );

/** What the forms ask and calls may leave open. */
const openChoices = (fields: MemorialFields): FieldErrors<MemorialFields> =>
  Object.fromEntries(
    PLAIN_FIELDS.flatMap(([name, field]) =>
      'asked' in field && fields[name] === field.preset
        ? [[name, { type: 'required', message: field.asked }]]
        : [],
    ),
  );
