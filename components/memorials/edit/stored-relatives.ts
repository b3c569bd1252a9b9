import { isNeverStored } from '@/lib/browser/known-fields';
import { PRIVATE_FIELDS } from '@/lib/memorials/mask-rules';
import { isSameRelative } from '@/lib/memorials/relative-rules';
import { NEW_RELATIVE } from '../form/memorial-fields';
import type { EditedRelative } from './edited-memorial';

/**
 * A relative as stored in the browser. Of the private fields, only those that the person typed are stored; `typed` has
 * their names. `_id` is the id of the loaded relative, or '' for a new one.
 */
type StoredRelative = EditedRelative & { _id: string; typed: string[] };

/** A relative as loaded into the editor, even if the person has removed it since. */
type LoadedRelative = { _id: string; relationship: string; fullName: string };

export const STORED_RELATIVE_SHAPE = {
  ...NEW_RELATIVE,
  _id: '',
  typed: [''],
} satisfies StoredRelative;

export const LOADED_RELATIVE_SHAPE = {
  _id: '',
  relationship: '',
  fullName: '',
} satisfies LoadedRelative;

/**
 * The `_id` of a relative who no longer exists. No loaded relative has this id, so nobody else's values can be matched
 * to it.
 */
const GONE = 'gone';

/** Converts edited relatives to what the browser stores. */
export const toStoredRelatives = (
  edited: readonly EditedRelative[],
  loaded: readonly EditedRelative[],
): object[] =>
  edited.map(({ _id = '', ...relative }) => {
    const before = _id ? loaded.find((one) => one._id === _id) : undefined;
    const typed = PRIVATE_FIELDS.filter(
      (field) => !isNeverStored(field) && relative[field] !== (before?.[field] ?? ''),
    );
    const untyped = PRIVATE_FIELDS.filter((field) => !typed.includes(field));
    return {
      ...relative,
      ...Object.fromEntries(untyped.map((field) => [field, undefined])),
      _id,
      typed,
    };
  });

/** Converts the loaded relatives to what the browser stores. */
export const toLoadedRelatives = (loaded: readonly EditedRelative[]): LoadedRelative[] =>
  loaded.map(({ _id = '', relationship, fullName }) => ({ _id, relationship, fullName }));

/**
 * Restores stored relatives for the editor. `before` are the relatives that were loaded when the changes were stored;
 * `now` are the relatives of the current memorial. Private values that the person did not type come from the same
 * relative in `now`, never from another one. `lost` names the relatives that no longer match anybody; their private
 * values are empty. `added` names the relatives in `now` that do not certainly match one in `before`. They are
 * appended, so that Save does not delete them.
 */
export function fromStoredRelatives(
  stored: readonly StoredRelative[],
  before: readonly LoadedRelative[],
  now: readonly EditedRelative[],
): { relatives: EditedRelative[]; lost: string[]; added: string[] } {
  const found = matchRelatives(before, now);
  const relatives = stored.map(({ _id, typed, ...relative }) => {
    const source = found.get(_id);
    const untypedValues = PRIVATE_FIELDS.filter((field) => !typed.includes(field)).map((field) => [
      field,
      source?.[field] ?? '',
    ]);
    const id = source?._id ?? (_id && GONE);
    return { ...relative, ...Object.fromEntries(untypedValues), ...(id && { _id: id }) };
  });
  const lost = stored.filter(({ _id }) => _id && !found.has(_id));
  const known = new Set(found.values());
  const added = now.filter((one) => !known.has(one));
  return { relatives: [...relatives, ...added], lost: namesOf(lost), added: namesOf(added) };
}

/**
 * Maps the `_id` of each relative in `before` to the same relative in `now`. Saving the family changes every id, and
 * the id of a relative without private values depends only on their position. So relatives are matched by id and name,
 * or else by a name that occurs only once in both lists.
 */
function matchRelatives(before: readonly LoadedRelative[], now: readonly EditedRelative[]) {
  const found = new Map<string, EditedRelative>();
  for (const one of before) {
    const same = now.find((other) => other._id === one._id && isSameRelative(other, one));
    if (same) found.set(one._id, same);
  }
  const matched = new Set(found.values());
  const unmatched = now.filter((one) => !matched.has(one));
  for (const one of before.filter(({ _id }) => !found.has(_id))) {
    const [same, ...others] = unmatched.filter((other) => isSameRelative(other, one));
    const isNameShared = before.filter((other) => isSameRelative(other, one)).length > 1;
    if (same && others.length === 0 && !isNameShared) found.set(one._id, same);
  }
  return found;
}

const namesOf = (relatives: readonly { fullName: string }[]) =>
  relatives.map(({ fullName }) => fullName);
