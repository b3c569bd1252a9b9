import type { Resolver } from 'react-hook-form';
import { checkFields } from '../form/check-fields';
import { type FormValues, PICTURE_REQUIRED } from './form-values';

/** Whether the server has the picture from an earlier submit, so that none has to be chosen. */
export type CheckContext = { hasPicture: boolean };

/** Validates the form with the server's schema, and that there is a picture: returns all errors at once. */
export const checkForm: Resolver<FormValues, CheckContext> = async (values, context, options) => {
  const { profileImage, ...fields } = values;
  const { errors } = await checkFields(fields, context, { ...options, fields: {} });
  const picture = !profileImage &&
    !context?.hasPicture && { profileImage: { type: 'required', message: PICTURE_REQUIRED } };
  const all = { ...errors, ...picture };
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} };
};
