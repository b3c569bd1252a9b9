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

/** The draft of a gallery that is being edited. Uploaded files are added to it, too. */
export function useGalleryDraft(memorialId: string, initialItems: ManagedItem[]) {
  const [draft, setDraft] = useState(() => createGalleryDraft(initialItems));
  // Save waits for uploads and must then send the latest draft, not the draft at the time of the click.
  const latest = useRef(draft);
  const updateDraft = useCallback((next: typeof draft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const add = useCallback(
    (item: AddedMedia, key: number) =>
      updateDraft(addToDraft(latest.current, toManagedItem(item, key))),
    [updateDraft],
  );
  const uploads = useUploads(memorialId, add);
  const change = (items: ManagedItem[]) => {
    // The person cannot have removed an item that was added after the list was rendered.
    const unseen = latest.current.items.filter((item) => !draft.items.includes(item));
    updateDraft({ ...latest.current, items: insertInOrder(items, ...unseen) });
  };
  return {
    items: draft.items,
    isArranged: isGalleryChanged(draft),
    /** True if files were uploaded. The memorial shows them even if the person does not save. */
    hasAdded: draft.shown.length > initialItems.length,
    isUploading: isBusy(uploads.list),
    uploads,
    change,
    /** Discards changes to the arrangement. */
    reset: () => updateDraft(createGalleryDraft(latest.current.shown)),
    mediaFields: () => toMediaFields(latest.current),
  };
}
