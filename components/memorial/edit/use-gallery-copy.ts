import { useCallback, useState } from 'react';
import { type ManagedItem, toManagedItem } from '@/components/media/managed-item';
import type { AddedMedia } from '@/components/media/send-file';

/** The gallery while it is edited: arranged on a copy; what is uploaded meanwhile joins it. */
export function useGalleryCopy(first: ManagedItem[]) {
  const [items, setItems] = useState(first);
  const [isChanged, setChanged] = useState(false);
  const add = useCallback(
    (item: AddedMedia) => setItems((now) => [...now, toManagedItem(item)]),
    [],
  );
  const change = (next: ManagedItem[]) => {
    setItems(next);
    setChanged(true);
  };
  /** `existingMedia` as PUT /api/memorials/{id} takes it: what is not named goes (spec 7). */
  const existing = () =>
    items.map(({ id, type, url, caption }) => ({ _id: id, type, url, caption }));
  return { items, isChanged, add, change, existing };
}
