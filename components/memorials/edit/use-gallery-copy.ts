import { useCallback, useRef, useState } from 'react';
import { type ManagedItem, toManagedItem } from '@/components/media/managed-item';
import type { AddedMedia } from '@/components/media/send-file';
import { isBusy } from '@/components/media/upload-queue';
import { useUploads } from '@/components/media/use-uploads';
import { copyOf, isArranged, joined, sentMedia, withAdded } from './gallery-copy';

export type EditedGallery = ReturnType<typeof useGalleryCopy>;

/** A gallery being edited on a copy. Uploaded files are added to the copy, too. */
export function useGalleryCopy(memorialId: string, first: ManagedItem[]) {
  const [copy, setCopy] = useState(() => copyOf(first));
  // Save waits for uploads and must then send the latest copy, not the one from when it was clicked.
  const latest = useRef(copy);
  const keep = useCallback((next: typeof copy) => {
    latest.current = next;
    setCopy(next);
  }, []);
  const add = useCallback(
    (item: AddedMedia, key: number) => keep(withAdded(latest.current, toManagedItem(item, key))),
    [keep],
  );
  const uploads = useUploads(memorialId, add);
  const change = (items: ManagedItem[]) => {
    // An item added after the list was rendered was not seen by the person, so it was not removed by them either.
    const unseen = latest.current.items.filter((item) => !copy.items.includes(item));
    keep({ ...latest.current, items: joined(items, ...unseen) });
  };
  return {
    items: copy.items,
    isArranged: isArranged(copy),
    /** True if files were added. The memorial shows them even if nothing is saved. */
    hasAdded: copy.shown.length > first.length,
    isUploading: isBusy(uploads.list),
    uploads,
    change,
    /** Discards the arrangement. */
    reset: () => keep(copyOf(latest.current.shown)),
    sent: () => sentMedia(latest.current),
  };
}
