import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/browser/api';
import type { Say } from '@/lib/platform/language/said';
import { type Copy, loadCopy } from './load-copy';

export type CopyState = { copy: Copy } | { error: unknown } | null;

/** Fetches the memorial to edit, with private values if the person may read them. Returns null while loading. */
export function useCopy(memorialId: string): CopyState {
  const [state, setState] = useState<CopyState>(null);
  useEffect(() => {
    let isGone = false;
    const show = (next: CopyState) => isGone || setState(next);
    loadCopy(memorialId).then(
      (copy) => show({ copy }),
      (error) => show({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [memorialId]);
  return state;
}

/** Returns the message for a failed fetch (product.md 8, "Memorial"). */
export function fetchFault(error: unknown, say: Say): string {
  if (error instanceof ApiError && error.status === 404) return say('edit.editor.notFound');
  if (error instanceof ApiError && error.status === 401) return say('edit.editor.loggedOut');
  if (!(error instanceof ApiError)) return say('edit.editor.offline');
  const reason = `${error.status} ${error.statusText}`.trim();
  return say('edit.editor.notFetched', { reason });
}
