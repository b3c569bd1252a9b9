import type { FieldErrors, Resolver } from 'react-hook-form';
import { lazyResolver } from '@/lib/browser/lazy-resolver';
import { dateErrors, latestToday } from '@/lib/memorials/date-rules';
import { PLAIN_FIELDS } from '@/lib/memorials/fields';
import { type Translate, translateWith } from '@/lib/platform/language/message';
import type { MemorialFields } from './memorial-fields';

const loadSchema = async () => (await import('@/lib/memorials/schema')).memorialFormSchema;

/**
 * Returns a resolver that validates the fields with the server's schema and also requires the choices that only forms
 * require. It reports all errors at once.
 */
export function checkFields(t: Translate): Resolver<MemorialFields> {
  const messages = { translate: translateWith(t), notLoaded: t('ui.formNotChecked') };
  const schemaResolver = lazyResolver(loadSchema, messages);
  return async (fields, context, options) => {
    const { errors } = await schemaResolver(fields, context, { ...options, fields: {} });
    const allErrors = {
      ...dateOrderErrors(fields, t),
      ...errors,
      ...missingChoiceErrors(fields, t),
    };
    return Object.keys(allErrors).length > 0
      ? { values: {}, errors: allErrors }
      : { values: fields, errors: {} };
  };
}

/**
 * The schema compares dates only after all other fields are valid. They are also compared here, so that their errors
 * appear on the first submit.
 */
const dateOrderErrors = (fields: MemorialFields, t: Translate): FieldErrors<MemorialFields> =>
  Object.fromEntries(
    dateErrors(fields, latestToday(Date.now())).map(({ field, fault }) => [
      field,
      { type: 'custom', message: translateWith(t)(fault) },
    ]),
  );

/** Returns errors for choices that the forms require but API requests may omit. */
const missingChoiceErrors = (fields: MemorialFields, t: Translate): FieldErrors<MemorialFields> =>
  Object.fromEntries(
    PLAIN_FIELDS.flatMap(([name, field]) =>
      'asked' in field && fields[name] === field.preset
        ? [[name, { type: 'required', message: t(field.asked) }]]
        : [],
    ),
  );
