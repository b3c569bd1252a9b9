import { useCallback, useRef, useState } from 'react';
import { type ManagedItem, toManagedItem } from '@/components/media/managed-item';
import type { AddedMedia } from '@/components/media/send-file';
import { isBusy } from '@/components/media/upload-queue';
import { useUploads } from '@/components/media/use-uploads';
import {
  addToDraft,
  createGalleryDraft,
  insertInOrder,
  isGalleryChanged,
  toMediaFields,
} from './gallery-draft';

export type EditedGallery = ReturnType<typeof useGalleryDraft>;

/** A gallery being edited on a copy. Uploaded files are added to the copy, too. */
export function useGalleryDraft(memorialId: string, first: ManagedItem[]) {
  const [draft, setDraft] = useState(() => createGalleryDraft(first));
  // Save waits for uploads and must then send the latest copy, not the one from when it was clicked.
  const latest = useRef(draft);
  const keep = useCallback((next: typeof draft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const add = useCallback(
    (item: AddedMedia, key: number) => keep(addToDraft(latest.current, toManagedItem(item, key))),
    [keep],
  );
  const uploads = useUploads(memorialId, add);
  const change = (items: ManagedItem[]) => {
    // An item added after the list was rendered was not seen by the person, so it was not removed by them either.
    const unseen = latest.current.items.filter((item) => !draft.items.includes(item));
    keep({ ...latest.current, items: insertInOrder(items, ...unseen) });
  };
  return {
    items: draft.items,
    isArranged: isGalleryChanged(draft),
    /** True if files were added. The memorial shows them even if nothing is saved. */
    hasAdded: draft.shown.length > first.length,
    isUploading: isBusy(uploads.list),
    uploads,
    change,
    /** Discards the arrangement. */
    reset: () => keep(createGalleryDraft(latest.current.shown)),
    sent: () => toMediaFields(latest.current),
  };
}
