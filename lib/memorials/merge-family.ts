import { AppError } from '@/lib/errors';
import { isMask, mask, PRIVATE_FIELDS, type PrivateField } from './mask-rules';
import type { MemorialForm } from './schema';
import type { MemorialFields } from './schema-fields';

type Relative = MemorialForm['familyMembers'][number];
type Incoming = NonNullable<MemorialFields['familyMembers']>[number];

/**
 * The family list as it was sent, with what is not sent or sent masked filled in from the stored one:
 * whoever reads a memorial sees no contacts, and sending it back must not lose them. A relative is the
 * same by relationship and name. Throws `invalid` for a mask that hides nothing we know.
 */
export function mergeFamily(stored: Relative[], incoming: Incoming[]): object[] {
  const left = [...stored];
  const same = incoming.map((member) => take(left, (known) => isSame(known, member)));
  return incoming.map((member, at) => {
    // One whose name was corrected is still known by the place in the list, and by its masks only.
    const byPlace = stored[at];
    const renamed = byPlace && left.includes(byPlace) ? byPlace : undefined;
    const known = same[at];
    const { isLiving = known?.isLiving, identityType = known?.identityType } = member;
    const personal = PRIVATE_FIELDS.map((field) => {
      const value = member[field] ?? known?.[field];
      const path = `familyMembers.${at}.${field}`;
      return [field, unmask(field, value, known?.[field] ?? renamed?.[field], path)];
    });
    return { ...member, isLiving, identityType, ...Object.fromEntries(personal) };
  });
}

/**
 * The value that was sent, or the known one when its mask was sent. Takes the field's path for the
 * message. Throws `invalid` for another mask.
 */
export function unmask(
  field: PrivateField,
  value: string | undefined,
  known: string | undefined,
  path: string,
): string | undefined {
  if (value === undefined || !isMask(value) || value === known) return value;
  if (known !== undefined && value === mask(field, known)) return known;
  throw new AppError('invalid', HIDDEN, { fields: { [path]: HIDDEN } });
}

const HIDDEN = 'Please enter the hidden value again';

const isSame = (known: Relative, { relationship, fullName }: Incoming) =>
  known.relationship === relationship && known.fullName === fullName?.trim();

/** Takes the first that fits out of a list. */
function take<T>(list: T[], fits: (item: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}
