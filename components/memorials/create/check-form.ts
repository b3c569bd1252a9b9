import type { Resolver } from 'react-hook-form';
import type { Translate } from '@/lib/platform/language/message';
import { checkFields } from '../form/check-fields';
import type { FormValues } from './form-values';

/** `hasPicture`: the server has the picture from an earlier submission, so none has to be chosen. */
export type CheckContext = { hasPicture: boolean };

/** Validates the form with the server's schema and requires a picture. Returns all errors at once. */
export function checkForm(t: Translate): Resolver<FormValues, CheckContext> {
  const check = checkFields(t);
  const pictureRequired = { type: 'required', message: t('memorials.faults.pictureRequired') };
  return async (values, context, options) => {
    const { profileImage, ...fields } = values;
    const { errors } = await check(fields, context, { ...options, fields: {} });
    const pictureError = !profileImage && !context?.hasPicture && { profileImage: pictureRequired };
    const all = { ...errors, ...pictureError };
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} };
  };
}
