import type { Resolver } from 'react-hook-form';
import type { MemorialForm } from '@/lib/memorials/schema';
import { checkFields } from '../form/check-fields';

/** Whether the memorial was stored without an identity number, before one was asked for. */
export type EditContext = { mayLackNumber: boolean };

/** Checks the edited copy with the server's schema. One without an identity number may stay so. */
export const checkEdit: Resolver<MemorialForm, EditContext> = async (values, context, options) => {
  const lacksNumber = context?.mayLackNumber && values.identityNumber === '';
  const checked = lacksNumber ? { ...values, identityNumber: '-' } : values;
  const { errors } = await checkFields(checked, context, { ...options, fields: {} });
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
