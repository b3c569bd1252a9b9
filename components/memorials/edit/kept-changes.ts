import type { ManagedItem } from '@/components/media/managed-item';
import type { KeptArrangement } from '@/lib/browser/stored-edits';

type Numbered = { relationship: string; fullName: string; identityNumber: string };

/**
 * Returns relatives that this browser kept with the identity numbers that it never keeps, taken from the
 * loaded ones: of the same person, or in the same place when nobody was added or removed.
 */
export function withNumbers<T extends Numbered>(kept: readonly T[], loaded: readonly T[]): T[] {
  const sameCount = kept.length === loaded.length;
  return kept.map((relative, place) => {
    const same = loaded.filter((one) => isSame(one, relative));
    const found = same.length === 1 ? same[0] : sameCount ? loaded[place] : undefined;
    return { ...relative, identityNumber: found?.identityNumber ?? '' };
  });
}

const isSame = (one: Numbered, other: Numbered) =>
  one.fullName === other.fullName && one.relationship === other.relationship;

/**
 * Returns the gallery in the order and with the captions that were kept. Items that are gone stay away; new
 * ones come last, and so do those that had been removed: a removal is not kept.
 */
export function arrangedAsKept(
  items: readonly ManagedItem[],
  kept: KeptArrangement,
): readonly ManagedItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const found = kept.flatMap(({ id, caption }) => {
    const item = byId.get(id);
    return item ? [{ ...item, caption }] : [];
  });
  const rest = items.filter(({ id }) => !kept.some((one) => one.id === id));
  return [...found, ...rest];
}
