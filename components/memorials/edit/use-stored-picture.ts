import { useCallback, useEffect, useState } from 'react';
import { useMayStore } from '@/lib/browser/logout-mark';
import { type EditsKey, readEditedPicture, storeEditedPicture } from '@/lib/browser/stored-edits';

/**
 * A new portrait that is not saved yet. The browser stores it when it is chosen and restores it when the editor is
 * opened again. Choosing null discards it. `isStored` says whether the browser could store it.
 */
export function useStoredPicture({ userId, editor, memorialId }: EditsKey) {
  const [picture, setPicture] = useState<File | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [isStored, setIsStored] = useState(true);
  const mayStore = useMayStore(userId);
  useEffect(() => {
    let isCancelled = false;
    void readEditedPicture({ userId, editor, memorialId }).then((stored) => {
      if (!stored || isCancelled) return;
      setPicture((chosen) => chosen ?? stored);
      setIsRestored(true);
    });
    return () => {
      isCancelled = true;
    };
  }, [userId, editor, memorialId]);
  const choose = useCallback(
    (chosen: File | null) => {
      setPicture(chosen);
      if (!chosen) setIsRestored(false);
      if (chosen && !mayStore()) return setIsStored(false);
      void storeEditedPicture({ userId, editor, memorialId }, chosen).then(setIsStored);
    },
    [userId, editor, memorialId, mayStore],
  );
  return { picture, choose, isRestored, isStored };
}
