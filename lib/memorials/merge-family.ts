import { PRIVATE_FIELDS } from './mask-rules';
import { refuseHidden, refuseRemoval, sentValue } from './merge-private';
import { isSameRelative } from './relative-rules';
import type { MemorialForm } from './schema';
import type { MemorialChange } from './schema-request';

type Relative = MemorialForm['familyMembers'][number];
type Incoming = NonNullable<MemorialChange['familyMembers']>[number];

/** A stored relative; `_id` names this version of this person (relative-id.ts). */
export type StoredRelative = Relative & { _id: string };

/**
 * The family list as it was sent, with what is not sent or sent masked filled in from the stored one:
 * an ordinary reader of a memorial sees no contacts, and sending it back must not lose them. A value never
 * goes to another person: a relative is known by `_id`, or without one by relationship and name where only
 * one such is stored and sent; not by its place, and not by its masks, which are alike for many.
 * Those who may not read contacts neither change nor remove them, and a relative that they add has none.
 * Throws `invalid` for a value that is neither sent nor known for certain, or not theirs to change.
 */
export function mergeFamily(
  stored: StoredRelative[],
  incoming: Incoming[],
  mayReadPrivate: boolean,
): Relative[] {
  const kept = new Set<StoredRelative>();
  const merged = incoming.map((member, at) => {
    const { _id, ...sent } = member;
    const possible = candidates(stored, incoming, member);
    const [only] = possible;
    const known = possible.length === 1 && isOnly(incoming, member) ? only : undefined;
    if (known) kept.add(known);
    const { isLiving = known?.isLiving, identityType = known?.identityType } = sent;
    const personal = PRIVATE_FIELDS.map((field) => {
      const path = `familyMembers.${at}.${field}`;
      const isLost = known ? false : _id !== undefined || possible.some((one) => one[field] !== '');
      if (mayReadPrivate && sent[field] === undefined && isLost) refuseHidden(path);
      return [
        field,
        sentValue({ field, value: sent[field], path }, known?.[field], mayReadPrivate),
      ];
    });
    // The creation form's schema checks the result (merge-fields.ts).
    return { ...sent, isLiving, identityType, ...Object.fromEntries(personal) };
  });
  if (!mayReadPrivate && stored.some((one) => !kept.has(one) && hasPrivate(one))) refuseRemoval();
  return merged;
}

const hasPrivate = (one: StoredRelative) => PRIVATE_FIELDS.some((field) => one[field] !== '');

/** The stored relatives that one of the list may be. */
function candidates(stored: StoredRelative[], incoming: Incoming[], member: Incoming) {
  if (member._id !== undefined) return stored.filter(({ _id }) => _id === member._id);
  const named = new Set(incoming.map(({ _id }) => _id));
  return stored.filter((one) => !named.has(one._id) && isSameRelative(one, member));
}

/** Whether nobody else in the list claims to be the same. */
const isOnly = (incoming: Incoming[], member: Incoming) =>
  incoming.filter((other) =>
    member._id === undefined ? isSameRelative(other, member) : other._id === member._id,
  ).length === 1;
