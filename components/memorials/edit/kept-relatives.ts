import { PRIVATE_FIELDS } from '@/lib/memorials/mask-rules';
import { NEW_RELATIVE } from '../form/memorial-fields';
import type { EditedRelative } from './edited-memorial';

/**
 * A relative as this browser stores one: of the private fields only those that were typed, which `typed` names.
 * `was` says which loaded relative this is: `_id` is '' for a new one, and its name is '' where two shared it.
 */
type KeptRelative = EditedRelative & {
  was: { _id: string; relationship: string; fullName: string };
  typed: string[];
};

/** What a stored relative may have. */
export const KEPT_RELATIVE_SHAPE = {
  ...NEW_RELATIVE,
  was: { _id: '', relationship: '', fullName: '' },
  typed: [''],
} satisfies KeptRelative;

/** Never stored in a browser. */
const NUMBER = 'identityNumber';

/** Returns edited relatives as this browser stores them. */
export function toKeptRelatives(
  edited: readonly EditedRelative[],
  loaded: readonly EditedRelative[],
): object[] {
  return edited.map(({ _id = '', ...relative }) => {
    const before = _id ? loaded.find((one) => one._id === _id) : undefined;
    const typed = PRIVATE_FIELDS.filter(
      (field) => field !== NUMBER && relative[field] !== (before?.[field] ?? ''),
    );
    const isOnly = before && loaded.filter((one) => isSame(one, before)).length === 1;
    const { relationship, fullName } = isOnly ? before : { relationship: '', fullName: '' };
    const untyped = PRIVATE_FIELDS.filter((field) => !typed.includes(field));
    return {
      ...relative,
      ...Object.fromEntries(untyped.map((field) => [field, undefined])),
      was: { _id, relationship, fullName },
      typed,
    };
  });
}

/**
 * Returns stored relatives as the editor has them, private values that were not typed taken from the loaded ones.
 * A value never goes to another person: each loaded relative is used once, found by its `_id`, or by the name it
 * was loaded with if the family was saved since then, which makes all ids anew. `lost` names those that were
 * loaded and cannot be found: their private values are empty.
 */
export function fromKeptRelatives(
  kept: readonly KeptRelative[],
  loaded: readonly EditedRelative[],
): { relatives: EditedRelative[]; lost: string[] } {
  const found = loadedOf(kept, loaded);
  const relatives = kept.map((one) => {
    const { was, typed, ...relative } = one;
    const source = found.get(one);
    const personal = PRIVATE_FIELDS.filter((field) => !typed.includes(field)).map((field) => [
      field,
      source?.[field] ?? '',
    ]);
    // A lost one keeps its old id, so that it is named again at the next time.
    const _id = source?._id ?? was._id;
    return { ...relative, ...Object.fromEntries(personal), ...(_id && { _id }) };
  });
  const lost = kept.filter((one) => one.was._id && !found.has(one));
  return { relatives, lost: lost.map(({ fullName }) => fullName) };
}

function loadedOf(kept: readonly KeptRelative[], loaded: readonly EditedRelative[]) {
  const found = new Map<KeptRelative, EditedRelative>();
  const free = new Set(loaded);
  const use = (one: KeptRelative, source: EditedRelative | undefined) => {
    if (!source) return;
    found.set(one, source);
    free.delete(source);
  };
  for (const one of kept)
    if (one.was._id)
      use(
        one,
        [...free].find(({ _id }) => _id === one.was._id),
      ); // a new one has no id
  const named = kept.filter((one) => one.was.fullName && !found.has(one));
  for (const one of named) {
    const [same, ...others] = [...free].filter((source) => isSame(source, one.was));
    if (others.length === 0) use(one, same);
  }
  return found;
}

type Named = { relationship: string; fullName: string };

const isSame = (one: Named, other: Named) =>
  one.fullName === other.fullName && one.relationship === other.relationship;
