import type { ManagedItem } from '@/components/media/managed-item';
import { indexOfChosen } from '@/lib/media/choosing-rules';

/** A gallery being edited: `items` as the person arranged them, and `shown` as the memorial shows them. */
export type GalleryCopy = { items: readonly ManagedItem[]; shown: readonly ManagedItem[] };

export const copyOf = (shown: readonly ManagedItem[]): GalleryCopy => ({ items: shown, shown });

/**
 * Returns a copy with an uploaded item where the server put it: last, or before items that were chosen after
 * it. For a file it already has, the server returns that item.
 */
export const withAdded = ({ items, shown }: GalleryCopy, added: ManagedItem): GalleryCopy => ({
  items: joined(items, added),
  shown: joined(shown, added),
});

/** Returns `items` with each of `added` that is missing, where the order of choosing puts it. */
export const joined = (items: readonly ManagedItem[], ...added: ManagedItem[]): ManagedItem[] =>
  added.reduce<ManagedItem[]>(
    (list, item) =>
      list.some(({ id }) => id === item.id)
        ? list
        : list.toSpliced(indexOfChosen(list.map(chosenOf), chosenOf(item)), 0, item),
    [...items],
  );

/** Returns whether the person changed the order, a caption or who sees an item, or removed an item. */
export const isArranged = ({ items, shown }: GalleryCopy): boolean =>
  JSON.stringify(items.map(arranged)) !== JSON.stringify(shown.map(arranged));

/**
 * Returns what to send to PUT /api/memorials/{id} (product.md 7): nothing if nothing was arranged. `knownMedia`
 * are the items that the person saw, in their order; one that somebody else added meanwhile is not in it, and
 * stays. A caption and who sees an item are sent only if they were changed, so that one written elsewhere meanwhile stays, too.
 */
export function sentMedia(copy: GalleryCopy) {
  if (!isArranged(copy)) return {};
  const before = new Map(copy.shown.map((item) => [item.id, item]));
  return {
    existingMedia: copy.items.map(({ id, type, url, caption, audience }) => ({
      _id: id,
      type,
      url,
      ...(caption !== before.get(id)?.caption && { caption }),
      ...(audience !== before.get(id)?.audience && { audience }),
    })),
    knownMedia: copy.shown.map(({ id }) => id),
  };
}

const arranged = ({ id, caption, audience }: ManagedItem) => [id, caption, audience];

/** All files that were added on this page are one batch. */
const chosenOf = ({ chosenAs }: ManagedItem) => ({ batch: 'this page', placeInBatch: chosenAs });
