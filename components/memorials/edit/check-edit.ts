import type { Resolver } from 'react-hook-form';
import type { MemorialForm } from '@/lib/memorials/schema';
import { checkFields } from '../form/check-fields';

export type EditContext = {
  /** Whether the memorial was stored without an identity number, before one was required. */
  mayLackNumber: boolean;
  /** Whether it may stay open who sees the cause of death: an admin need not answer for the family. */
  mayLeaveCauseOpen: boolean;
};

/** Validates the edited copy with the server's schema. What the memorial may lack is checked as if it were there. */
export const checkEdit: Resolver<MemorialForm, EditContext> = async (values, context, options) => {
  const lacksNumber = context?.mayLackNumber && values.identityNumber === '';
  const isCauseOpen = context?.mayLeaveCauseOpen && values.causeVisibility === '';
  const checked = {
    ...values,
    ...(lacksNumber && { identityNumber: '-' }),
    ...(isCauseOpen && { causeVisibility: 'shown' as const }),
  };
  const { errors } = await checkFields(checked, context, { ...options, fields: {} });
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
