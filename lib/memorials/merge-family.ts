import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { hide, isMask, mask, PRIVATE_FIELDS, type PrivateField } from './mask-rules';
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
 * Throws `invalid` for a value that is neither sent nor known for certain.
 */
export function mergeFamily(stored: StoredRelative[], incoming: Incoming[]): Relative[] {
  return incoming.map((member, at) => {
    const { _id, ...sent } = member;
    const possible = candidates(stored, incoming, member);
    const [only] = possible;
    const known = possible.length === 1 && isOnly(incoming, member) ? only : undefined;
    const { isLiving = known?.isLiving, identityType = known?.identityType } = sent;
    const personal = PRIVATE_FIELDS.map((field) => {
      const path = `familyMembers.${at}.${field}`;
      const isLost = known ? false : _id !== undefined || possible.some((one) => one[field] !== '');
      if (sent[field] === undefined && isLost) refuseHidden(path);
      return [field, unmask(field, sent[field] ?? known?.[field], known?.[field], path)];
    });
    // The creation form's schema checks the result (merge-fields.ts).
    return { ...sent, isLiving, identityType, ...Object.fromEntries(personal) };
  });
}

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

/**
 * The value that was sent, or the known one when its mask was sent. Accepts the field's path for the
 * message. Throws `invalid` for another mask.
 */
export function unmask(
  field: PrivateField,
  value: string | undefined,
  known: string | undefined,
  path: string,
): string | undefined {
  if (value === undefined || !isMask(value) || value === known) return value;
  if (known && (value === mask(field, known) || value === hide(known))) return known;
  return refuseHidden(path);
}

const HIDDEN = said('memorials.refusals.hiddenAgain');

function refuseHidden(path: string): never {
  throw new AppError('invalid', HIDDEN, { fields: { [path]: HIDDEN } });
}
