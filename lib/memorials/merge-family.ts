import { PRIVATE_FIELDS } from './mask-rules';
import { mergePrivateValue, rejectHiddenValue, rejectRemoval } from './merge-private';
import { isSameRelative } from './relative-rules';
import type { MemorialForm } from './schema';
import type { MemorialChange } from './schema-request';

type Relative = MemorialForm['familyMembers'][number];
type SubmittedRelative = NonNullable<MemorialChange['familyMembers']>[number];

/** `_id` identifies this stored version of the relative (relative-id.ts). */
export type StoredRelative = Relative & { _id: string };

/**
 * Returns the submitted family list, with private values that were not sent, or sent masked, filled
 * in from the stored list: somebody who cannot read contacts must not delete them by sending the
 * list back. A value must never move to another person. So a relative is matched by `_id`, or
 * without one by relationship and name if exactly one stored and one submitted relative have them;
 * never by position or by mask, since many have the same mask. Viewers who may not read contacts
 * can neither change nor remove them. Throws `invalid` for a value that cannot be matched for
 * certain, or that the viewer may not change.
 */
export function mergeFamily(
  stored: StoredRelative[],
  incoming: SubmittedRelative[],
  mayReadPrivate: boolean,
): Relative[] {
  const matchedRelatives = new Set<StoredRelative>();
  const merged = incoming.map((member, at) => {
    const { _id, ...sent } = member;
    const possible = candidates(stored, incoming, member);
    const [only] = possible;
    const known = possible.length === 1 && isOnly(incoming, member) ? only : undefined;
    if (known) matchedRelatives.add(known);
    const { isLiving = known?.isLiving, identityType = known?.identityType } = sent;
    const personal = PRIVATE_FIELDS.map((field) => {
      const path = `familyMembers.${at}.${field}`;
      const isLost = known ? false : _id !== undefined || possible.some((one) => one[field] !== '');
      if (mayReadPrivate && sent[field] === undefined && isLost) rejectHiddenValue(path);
      return [
        field,
        mergePrivateValue({ field, value: sent[field], path }, known?.[field], mayReadPrivate),
      ];
    });
    // The creation form's schema checks the result (merge-fields.ts).
    return { ...sent, isLiving, identityType, ...Object.fromEntries(personal) };
  });
  if (!mayReadPrivate && stored.some((one) => !matchedRelatives.has(one) && hasPrivateValues(one)))
    rejectRemoval();
  return merged;
}

const hasPrivateValues = (one: StoredRelative) => PRIVATE_FIELDS.some((field) => one[field] !== '');

/** The stored relatives that a submitted one may be. */
function candidates(
  stored: StoredRelative[],
  incoming: SubmittedRelative[],
  member: SubmittedRelative,
) {
  if (member._id !== undefined) return stored.filter(({ _id }) => _id === member._id);
  const claimedIds = new Set(incoming.map(({ _id }) => _id));
  return stored.filter((one) => !claimedIds.has(one._id) && isSameRelative(one, member));
}

/** Whether no other submitted relative claims to be the same one. */
const isOnly = (incoming: SubmittedRelative[], member: SubmittedRelative) =>
  incoming.filter((other) =>
    member._id === undefined ? isSameRelative(other, member) : other._id === member._id,
  ).length === 1;
