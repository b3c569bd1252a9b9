import { useEffect, useState } from 'react';
import { ApiError, callApi } from '@/lib/browser/api';
import { paths } from '@/lib/platform/paths';
import type { ApiMemorial, PrivateDetails } from './edited-memorial';

type Copy = { memorial: ApiMemorial; secrets: PrivateDetails };
export type CopyState = { copy: Copy } | { fault: string } | null;

/** Fetches the memorial to edit, private values included; null while it is loading. */
export function useCopy(memorialId: string, faultOf: (error: unknown) => string): CopyState {
  const [state, setState] = useState<CopyState>(null);
  useEffect(() => {
    let isGone = false;
    const show = (next: CopyState) => isGone || setState(next);
    Promise.all([
      callApi<{ memorial: ApiMemorial }>(paths.apiMemorial(memorialId)),
      callApi<PrivateDetails>(paths.apiMemorialPrivate(memorialId)),
    ]).then(
      ([{ memorial }, secrets]) => show({ copy: { memorial, secrets } }),
      (error) => show({ fault: faultOf(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [memorialId, faultOf]);
  return state;
}

/** Returns the message for a failed fetch (product.md 8, "Memorial"). */
export function fetchFault(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return 'Memorial not found.';
  if (error instanceof ApiError && error.status === 401) return 'No auth token found';
  const { status, statusText } =
    error instanceof ApiError ? error : { status: 0, statusText: 'No connection' };
  return `Failed to fetch memorial: ${status} ${statusText}`.trim();
}
