import type { FieldErrors, Resolver } from 'react-hook-form';
import { lazyResolver } from '@/lib/browser/lazy-resolver';
import { dateErrors, latestToday } from '@/lib/memorials/date-rules';
import { PLAIN_FIELDS } from '@/lib/memorials/fields';
import { type Translate, translateWith } from '@/lib/platform/language/message';
import type { MemorialFields } from './memorial-fields';

const loadSchema = async () => (await import('@/lib/memorials/schema')).memorialFormSchema;

/**
 * Validates the fields with the server's schema and requires the choices that only forms require. Returns all errors at
 * once.
 */
export function checkFields(t: Translate): Resolver<MemorialFields> {
  const words = { translate: translateWith(t), notLoaded: t('ui.formNotChecked') };
  const schemaResolver = lazyResolver(loadSchema, words);
  return async (fields, context, options) => {
    const { errors } = await schemaResolver(fields, context, { ...options, fields: {} });
    const all = { ...dateOrderErrors(fields, t), ...errors, ...missingChoiceErrors(fields, t) };
    return Object.keys(all).length > 0
      ? { values: {}, errors: all }
      : { values: fields, errors: {} };
  };
}

/**
 * The schema compares dates only once all other fields are valid. Compared here, their errors appear on the first
 * submit.
 */
const dateOrderErrors = (fields: MemorialFields, t: Translate): FieldErrors<MemorialFields> =>
  Object.fromEntries(
    dateErrors(fields, latestToday(Date.now())).map(({ field, fault }) => [
      field,
      { type: 'custom', message: translateWith(t)(fault) },
    ]),
  );

/** Returns errors for choices that forms require but the API may omit. */
const missingChoiceErrors = (fields: MemorialFields, t: Translate): FieldErrors<MemorialFields> =>
  Object.fromEntries(
    PLAIN_FIELDS.flatMap(([name, field]) =>
      'asked' in field && fields[name] === field.preset
        ? [[name, { type: 'required', message: t(field.asked) }]]
        : [],
    ),
  );
