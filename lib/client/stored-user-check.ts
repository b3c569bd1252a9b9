import { useEffect } from 'react';
import { paths } from '@/lib/paths';
import { callApi } from './api';
import { clearStoredUser, storedUser } from './stored-user';

/**
 * Forgets the stored user when the server knows of no session: it was ended on another device, and a
 * guarded page has sent the person to log in. Used where people log in, not on every page.
 */
export function useStoredUserCheck(): void {
  useEffect(() => {
    if (storedUser()) void forgetUnknown();
  }, []);
}

async function forgetUnknown(): Promise<void> {
  // No answer is no reason: the network may be gone, the session need not be.
  const answer = await callApi<{ user?: object }>(paths.apiSession).catch(() => null);
  if (answer && !answer.user) clearStoredUser();
}
