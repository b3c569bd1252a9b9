import { isSameRelative } from './merge-family';
import type { MemorialForm } from './schema';

/**
 * A form with the relatives' identity numbers of the draft that it changes, where it has none: browsers
 * never keep them (lib/client/stored-form.ts), so after a reload they come empty. Only for a relative
 * who cannot be mistaken for another, and whose kind of document is the same.
 */
export function keepDraftNumbers(form: MemorialForm, draft: MemorialForm): MemorialForm {
  const familyMembers = form.familyMembers.map((member) => {
    const isThis = (other: typeof member) => isSameRelative(other, member);
    const [known, ...others] = draft.familyMembers.filter(isThis);
    const isSure = others.length === 0 && form.familyMembers.filter(isThis).length === 1;
    return known && isSure && !member.identityNumber && known.identityType === member.identityType
      ? { ...member, identityNumber: known.identityNumber }
      : member;
  });
  return { ...form, familyMembers };
}
