import type { ManagedItem } from '@/components/media/managed-item';
import { indexOfChosen } from '@/lib/media/choosing-rules';

/** A gallery being edited: `items` as arranged by the person, `shown` as the memorial currently shows them. */
export type GalleryDraft = { items: readonly ManagedItem[]; shown: readonly ManagedItem[] };

export const createGalleryDraft = (shown: readonly ManagedItem[]): GalleryDraft => ({
  items: shown,
  shown,
});

/**
 * Returns a copy with an uploaded item inserted where the server placed it: at the end, or before items that were
 * chosen after it. If the file is a duplicate, `added` is the item that the server already had.
 */
export const addToDraft = ({ items, shown }: GalleryDraft, added: ManagedItem): GalleryDraft => ({
  items: insertInOrder(items, added),
  shown: insertInOrder(shown, added),
});

/** Returns `items` plus the missing ones of `added`, each inserted in the order in which files were chosen. */
export const insertInOrder = (
  items: readonly ManagedItem[],
  ...added: ManagedItem[]
): ManagedItem[] =>
  added.reduce<ManagedItem[]>(
    (list, item) =>
      list.some(({ id }) => id === item.id)
        ? list
        : list.toSpliced(indexOfChosen(list.map(chosenPlace), chosenPlace(item)), 0, item),
    [...items],
  );

/** Returns true if the order, a caption, an audience or the list of items was changed. */
export const isGalleryChanged = ({ items, shown }: GalleryDraft): boolean =>
  JSON.stringify(items.map(toComparable)) !== JSON.stringify(shown.map(toComparable));

/**
 * Returns the fields for PUT /api/memorials/{id} (product.md 7); empty if nothing was arranged. `knownMedia` lists the
 * items that the person saw, so that items added by others in the meantime are kept. Captions and audiences are sent
 * only if changed, so that changes by others are kept as well.
 */
export function toMediaFields(draft: GalleryDraft) {
  if (!isGalleryChanged(draft)) return {};
  const shownById = new Map(draft.shown.map((item) => [item.id, item]));
  return {
    existingMedia: draft.items.map(({ id, type, url, caption, audience }) => ({
      _id: id,
      type,
      url,
      ...(caption !== shownById.get(id)?.caption && { caption }),
      ...(audience !== shownById.get(id)?.audience && { audience }),
    })),
    knownMedia: draft.shown.map(({ id }) => id),
  };
}

const toComparable = ({ id, caption, audience }: ManagedItem) => [id, caption, audience];

/** All files added on this page form one batch. */
const chosenPlace = ({ chosenPosition }: ManagedItem) => ({
  batch: 'this page',
  placeInBatch: chosenPosition,
});
