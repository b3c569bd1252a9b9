import { useEffect } from 'react';
import * as paths from '@/lib/platform/paths';
import { callApi } from './api';
import { clearStoredUser, getStoredUser } from './stored-user';

/**
 * Deletes the stored user if the server has no session, for example because it was ended on another device. A guarded
 * page then redirects to the login, so only the login pages check this.
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
