import { useCallback, useRef, useState } from 'react';
import { type ManagedItem, toManagedItem } from '@/components/media/managed-item';
import type { AddedMedia } from '@/components/media/send-file';
import { isBusy } from '@/components/media/upload-queue';
import { useUploads } from '@/components/media/use-uploads';
import { copyOf, isArranged, sentMedia, withAdded } from './gallery-copy';

export type EditedGallery = ReturnType<typeof useGalleryCopy>;

/** The gallery while it is edited: arranged on a copy; what is uploaded meanwhile joins it. */
export function useGalleryCopy(memorialId: string, first: ManagedItem[]) {
  const [copy, setCopy] = useState(() => copyOf(first));
  // Save waits for uploads: it must send what they added, not what was there when it was pressed.
  const latest = useRef(copy);
  const keep = useCallback((next: typeof copy) => {
    latest.current = next;
    setCopy(next);
  }, []);
  const add = useCallback(
    (item: AddedMedia) => keep(withAdded(latest.current, toManagedItem(item))),
    [keep],
  );
  const uploads = useUploads(memorialId, add);
  const change = (items: ManagedItem[]) => {
    // What came between showing the list and changing it was not seen, so it was not removed either.
    const unseen = latest.current.items.filter((item) => !copy.items.includes(item));
    keep({ ...latest.current, items: [...items, ...unseen] });
  };
  return {
    items: copy.items,
    isArranged: isArranged(copy),
    isUploading: isBusy(uploads.list),
    uploads,
    change,
    sent: () => sentMedia(latest.current),
  };
}
