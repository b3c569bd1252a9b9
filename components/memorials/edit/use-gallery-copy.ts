import { useCallback, useRef, useState } from 'react';
import { type ManagedItem, toManagedItem } from '@/components/media/managed-item';
import type { AddedMedia } from '@/components/media/send-file';
import { isBusy } from '@/components/media/upload-queue';
import { useUploads } from '@/components/media/use-uploads';
import { copyOf, isArranged, joined, sentMedia, withAdded } from './gallery-copy';

export type EditedGallery = ReturnType<typeof useGalleryCopy>;

/** A gallery being edited: arranged on a copy, which uploads are added to. */
export function useGalleryCopy(memorialId: string, first: ManagedItem[]) {
  const [copy, setCopy] = useState(() => copyOf(first));
  // Save waits for uploads: it must send the copy with what they added, not the one from when it was pressed.
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
    // An item that arrived after the list was rendered was not seen, so it was not removed either.
    const unseen = latest.current.items.filter((item) => !copy.items.includes(item));
    keep({ ...latest.current, items: joined(items, ...unseen) });
  };
  return {
    items: copy.items,
    isArranged: isArranged(copy),
    /** Files were added, which the memorial shows whether anything is saved or not. */
    hasAdded: copy.shown.length > first.length,
    isUploading: isBusy(uploads.list),
    uploads,
    change,
    /** Shows the gallery as the memorial shows it. */
    reset: () => keep(copyOf(latest.current.shown)),
    sent: () => sentMedia(latest.current),
  };
}
