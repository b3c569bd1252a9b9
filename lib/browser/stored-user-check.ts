import { useEffect } from 'react';
import * as paths from '@/lib/platform/paths';
import { callApi } from './api';
import { clearStoredUser, getStoredUser } from './stored-user';

/**
 * Deletes the stored user if the server has no session: it was ended on another device, and a
 * guarded page has redirected to the login. Used on the pages for logging in, not everywhere.
 */
export function useStoredUserCheck(): void {
  useEffect(() => {
    if (getStoredUser()) void deleteIfLoggedOut();
  }, []);
}

async function deleteIfLoggedOut(): Promise<void> {
  // A failed call proves nothing: the network may be down while the session still exists.
  const answer = await callApi<{ user?: object }>(paths.apiSession).catch(() => null);
  if (answer && !answer.user) clearStoredUser();
}
