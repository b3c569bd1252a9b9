import { paths } from '@/lib/paths';
import { ApiError } from './api';
import { clearStoredUser } from './stored-user';

/**
 * Leaves a guarded page whose session is over, to come back to it after the login. The page's history
 * entry is replaced: the way back must not lead to a page that sends people away again.
 */
export function leaveForLogin(message = 'Please log in to continue.'): void {
  clearStoredUser();
  const { pathname, search } = window.location;
  window.location.replace(paths.loginFrom(pathname + search, message));
}

/** Leaves when a call was refused because the session is over. Gives whether that was so. */
export function leaveWhenLoggedOut(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  leaveForLogin();
  return true;
}
