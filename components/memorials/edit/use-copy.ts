import { useEffect, useState } from 'react';
import { ApiError, callApi } from '@/lib/browser/api';
import type { Say } from '@/lib/platform/language/said';
import * as paths from '@/lib/platform/paths';
import type { ApiMemorial, PrivateDetails } from './edited-memorial';

type Copy = { memorial: ApiMemorial; secrets: PrivateDetails };
export type CopyState = { copy: Copy } | { error: unknown } | null;

/** Fetches the memorial to edit, private values included; null while it is loading. */
export function useCopy(memorialId: string): CopyState {
  const [state, setState] = useState<CopyState>(null);
  useEffect(() => {
    let isGone = false;
    const show = (next: CopyState) => isGone || setState(next);
    Promise.all([
      callApi<{ memorial: ApiMemorial }>(paths.apiMemorial(memorialId)),
      callApi<PrivateDetails>(paths.apiMemorialPrivate(memorialId)),
    ]).then(
      ([{ memorial }, secrets]) => show({ copy: { memorial, secrets } }),
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
