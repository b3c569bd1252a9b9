import type { FieldErrors, Resolver } from 'react-hook-form';
import { lazyResolver } from '@/lib/browser/lazy-resolver';
import { dayFaults, latestToday } from '@/lib/memorials/date-rules';
import { PLAIN_FIELDS } from '@/lib/memorials/fields';
import { type Say, sayWith } from '@/lib/platform/language/said';
import type { MemorialFields } from './memorial-fields';

const loadSchema = async () => (await import('@/lib/memorials/schema')).memorialFormSchema;

/**
 * Validates the fields with the server's schema and requires the choices that only forms require. Returns all errors at
 * once.
 */
export function checkFields(say: Say): Resolver<MemorialFields> {
  const words = { say: sayWith(say), notLoaded: say('ui.formNotChecked') };
  const bySchema = lazyResolver(loadSchema, words);
  return async (fields, context, options) => {
    const { errors } = await bySchema(fields, context, { ...options, fields: {} });
    const all = { ...betweenDays(fields, say), ...errors, ...openChoices(fields, say) };
    return Object.keys(all).length > 0
      ? { values: {}, errors: all }
      : { values: fields, errors: {} };
  };
}

/**
 * The schema compares dates only once all other fields are valid. Compared here, their errors appear on the first
 * submit.
 */
const betweenDays = (fields: MemorialFields, say: Say): FieldErrors<MemorialFields> =>
  Object.fromEntries(
    dayFaults(fields, latestToday(Date.now())).map(({ field, fault }) => [
      field,
      { type: 'custom', message: sayWith(say)(fault) },
    ]),
  );

/** Returns errors for choices that forms require but the API may omit. */
const openChoices = (fields: MemorialFields, say: Say): FieldErrors<MemorialFields> =>
  Object.fromEntries(
    PLAIN_FIELDS.flatMap(([name, field]) =>
      'asked' in field && fields[name] === field.preset
        ? [[name, { type: 'required', message: say(field.asked) }]]
        : [],
    ),
  );
