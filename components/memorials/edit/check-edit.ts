import type { Resolver } from 'react-hook-form';
import { isMask, PRIVATE_FIELDS } from '@/lib/memorials/mask-rules';
import type { Translate } from '@/lib/platform/language/message';
import { checkFields } from '../form/check-fields';
import type { EditedForm, EditedRelative } from './edited-memorial';

export type EditContext = {
  /** True if the memorial was stored without an identity number, before one was required. */
  mayLackNumber: boolean;
  /**
   * True if the visibility of the cause of death may stay undecided, since keepers and admins should not have to decide
   * for the owner.
   */
  mayLeaveCauseOpen: boolean;
};

/** Validates the edited form with the server's schema. Fields that may stay empty are validated as if filled in. */
export const checkEdit =
  (t: Translate): Resolver<EditedForm, EditContext> =>
  async (values, context, options) => {
    const lacksNumber = context?.mayLackNumber && values.identityNumber === '';
    const isCauseOpen = context?.mayLeaveCauseOpen && values.causeVisibility === '';
    const checked = {
      ...values,
      familyMembers: values.familyMembers.map(toChecked),
      ...(lacksNumber && { identityNumber: '-' }),
      ...(isCauseOpen && { causeVisibility: 'shown' as const }),
    };
    const { errors } = await checkFields(t)(checked, context, { ...options, fields: {} });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/**
 * For validation only: removes the ids, which the creation form's schema lacks, and blanks masked values, which it
 * would reject. The form still submits the masked values unchanged.
 */
const toChecked = ({ _id, ...relative }: EditedRelative) => ({
  ...relative,
  ...Object.fromEntries(
    PRIVATE_FIELDS.filter((field) => isMask(relative[field])).map((field) => [field, '']),
  ),
});
