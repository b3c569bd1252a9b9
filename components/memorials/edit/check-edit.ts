import type { Resolver } from 'react-hook-form';
import { isMask, PRIVATE_FIELDS } from '@/lib/memorials/mask-rules';
import type { Say } from '@/lib/platform/language/said';
import { checkFields } from '../form/check-fields';
import type { EditedForm, EditedRelative } from './edited-memorial';

export type EditContext = {
  /** Whether the memorial was stored without an identity number, before one was required. */
  mayLackNumber: boolean;
  /** Whether it may stay open who sees the cause of death: keepers and admins need not answer for the owner. */
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
      familyMembers: values.familyMembers.map(toChecked),
      ...(lacksNumber && { identityNumber: '-' }),
      ...(isCauseOpen && { causeVisibility: 'shown' as const }),
    };
    const { errors } = await checkFields(say)(checked, context, { ...options, fields: {} });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** The schema is the creation form's, which has no ids. What is hidden from this person is sent back as it came. */
const toChecked = ({ _id, ...relative }: EditedRelative) => ({
  ...relative,
  ...Object.fromEntries(
    PRIVATE_FIELDS.filter((field) => isMask(relative[field])).map((field) => [field, '']),
  ),
});
