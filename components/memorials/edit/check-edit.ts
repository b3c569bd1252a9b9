import type { Resolver } from 'react-hook-form';
import type { Say } from '@/lib/platform/language/said';
import { checkFields } from '../form/check-fields';
import type { EditedForm } from './edited-memorial';

export type EditContext = {
  /** Whether the memorial was stored without an identity number, before one was required. */
  mayLackNumber: boolean;
  /** Whether it may stay open who sees the cause of death: an admin need not answer for the family. */
  mayLeaveCauseOpen: boolean;
};

/** Validates the edited copy with the server's schema. What the memorial may lack is checked as if it were there. */
export const checkEdit =
  (say: Say): Resolver<EditedForm, EditContext> =>
  async (values, context, options) => {
    const lacksNumber = context?.mayLackNumber && values.identityNumber === '';
    const isCauseOpen = context?.mayLeaveCauseOpen && values.causeVisibility === '';
    const checked = {
      ...values,
      // The schema is the creation form's, which has no ids.
      familyMembers: values.familyMembers.map(({ _id, ...relative }) => relative),
      ...(lacksNumber && { identityNumber: '-' }),
      ...(isCauseOpen && { causeVisibility: 'shown' as const }),
    };
    const { errors } = await checkFields(say)(checked, context, { ...options, fields: {} });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
