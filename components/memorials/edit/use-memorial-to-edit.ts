import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/browser/api';
import type { Translate } from '@/lib/platform/language/message';
import { loadMemorialToEdit, type MemorialToEdit } from './load-memorial-to-edit';

export type MemorialToEditState = { copy: MemorialToEdit } | { error: unknown } | null;

/** Fetches the memorial to edit, with private values if the person may read them. Returns null while loading. */
export function useMemorialToEdit(memorialId: string): MemorialToEditState {
  const [state, setState] = useState<MemorialToEditState>(null);
  useEffect(() => {
    let isCancelled = false;
    const show = (next: MemorialToEditState) => isCancelled || setState(next);
    loadMemorialToEdit(memorialId).then(
      (copy) => show({ copy }),
      (error) => show({ error }),
    );
    return () => {
      isCancelled = true;
    };
  }, [memorialId]);
  return state;
}

/** Returns the message for a failed fetch (product.md 8, "Memorial"). */
export function loadErrorMessage(error: unknown, t: Translate): string {
  if (error instanceof ApiError && error.status === 404) return t('edit.editor.notFound');
  if (error instanceof ApiError && error.status === 401) return t('edit.editor.loggedOut');
  if (!(error instanceof ApiError)) return t('edit.editor.offline');
  const reason = `${error.status} ${error.statusText}`.trim();
  return t('edit.editor.notFetched', { reason });
}
