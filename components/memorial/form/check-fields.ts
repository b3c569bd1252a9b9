import type { FieldErrors, Resolver } from 'react-hook-form';
import { lazyResolver } from '@/lib/client/lazy-resolver';
import { dayFaults, latestToday } from '@/lib/memorials/date-rules';
import type { MemorialFields } from './memorial-fields';

const bySchema = lazyResolver(
  async () => (await import('@/lib/memorials/schema')).memorialFormSchema,
);

/** Checks the fields with the server's schema: all faults at once. */
export const checkFields: Resolver<MemorialFields> = async (fields, context, options) => {
  const { errors } = await bySchema(fields, context, { ...options, fields: {} });
  const all = { ...betweenDays(fields), ...errors };
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values: fields, errors: {} };
};

/** The schema compares days only when all else is well: a person should not learn of it at a second try. */
const betweenDays = (fields: MemorialFields): FieldErrors<MemorialFields> =>
  Object.fromEntries(
    dayFaults(fields, latestToday(Date.now())).map(({ field, message }) => [
      field,
      { type: 'custom', message },
    ]),
  );
