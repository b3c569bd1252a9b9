import { useCallback, useEffect, useState } from 'react';
import type { EditsOf } from '@/lib/browser/stored-edits';
import { readStoredPicture, storePicture } from '@/lib/browser/stored-picture';

/**
 * A new portrait that is not saved yet: kept in this browser when it is chosen, and brought back when the
 * editor is opened again. Null takes it back. `isKept` says whether the browser could store it.
 */
export function useKeptPicture({ userId, editor, memorialId }: EditsOf) {
  const id = `${editor}/${userId}/${memorialId}`;
  const [picture, setPicture] = useState<File | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    let isOver = false;
    void readStoredPicture(id).then((kept) => {
      if (!kept || isOver) return;
      setPicture((chosen) => chosen ?? kept);
      setIsRestored(true);
    });
    return () => {
      isOver = true;
    };
  }, [id]);
  const choose = useCallback(
    (chosen: File | null) => {
      setPicture(chosen);
      if (!chosen) setIsRestored(false);
      void storePicture(id, chosen).then((stored) => setIsKept(stored || !chosen));
    },
    [id],
  );
  return { picture, choose, isRestored, isKept };
}
