import { isNeverStored } from '@/lib/browser/known-fields';
import { PRIVATE_FIELDS } from '@/lib/memorials/mask-rules';
import { isSameRelative } from '@/lib/memorials/relative-rules';
import { NEW_RELATIVE } from '../form/memorial-fields';
import type { EditedRelative } from './edited-memorial';

/**
 * A relative as stored in the browser. Only typed private fields are stored; `typed` names them. `_id` identifies the
 * loaded relative and is '' for a new one.
 */
type StoredRelative = EditedRelative & { _id: string; typed: string[] };

/** A relative at the time of loading, even if removed since. */
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

/** Returns edited relatives in the form in which the browser stores them. */
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

/** Returns the loaded relatives in the form in which the browser stores them. */
export const toLoadedRelatives = (loaded: readonly EditedRelative[]): LoadedRelative[] =>
  loaded.map(({ _id = '', relationship, fullName }) => ({ _id, relationship, fullName }));

/**
 * Restores stored relatives for the editor. Private values that were not typed come from the current memorial, `now`;
 * `before` are the relatives that were loaded when the others were stored. A value is never assigned to another person.
 * `lost` names relatives that cannot be found again, whose private values are now empty. `added` names current
 * relatives that were not loaded then, or not with certainty; they are appended, so that Save does not delete them.
 */
export function fromStoredRelatives(
  stored: readonly StoredRelative[],
  before: readonly LoadedRelative[],
  now: readonly EditedRelative[],
): { relatives: EditedRelative[]; lost: string[]; added: string[] } {
  const found = matchRelatives(before, now);
  const relatives = stored.map(({ _id, typed, ...relative }) => {
    const source = found.get(_id);
    const personal = PRIVATE_FIELDS.filter((field) => !typed.includes(field)).map((field) => [
      field,
      source?.[field] ?? '',
    ]);
    const id = source?._id ?? (_id && GONE);
    return { ...relative, ...Object.fromEntries(personal), ...(id && { _id: id }) };
  });
  const lost = stored.filter(({ _id }) => _id && !found.has(_id));
  const known = new Set(found.values());
  const added = now.filter((one) => !known.has(one));
  return { relatives: [...relatives, ...added], lost: namesOf(lost), added: namesOf(added) };
}

/**
 * Maps each old `_id` to the same relative as it is now. Saving the family changes every id, and the id of a relative
 * without private values depends only on the position. So a relative is matched by id and name, or else by a name that
 * was unique then and is unique now.
 */
function matchRelatives(before: readonly LoadedRelative[], now: readonly EditedRelative[]) {
  const found = new Map<string, EditedRelative>();
  for (const one of before) {
    const same = now.find((other) => other._id === one._id && isSameRelative(other, one));
    if (same) found.set(one._id, same);
  }
  const taken = new Set(found.values());
  const free = now.filter((one) => !taken.has(one));
  for (const one of before.filter(({ _id }) => !found.has(_id))) {
    const [same, ...others] = free.filter((other) => isSameRelative(other, one));
    const isShared = before.filter((other) => isSameRelative(other, one)).length > 1;
    if (same && others.length === 0 && !isShared) found.set(one._id, same);
  }
  return found;
}

const namesOf = (relatives: readonly { fullName: string }[]) =>
  relatives.map(({ fullName }) => fullName);
