import * as paths from '@/lib/platform/paths';
import { isLoggedOut } from './api';
import { pathHere } from './path-here';
import { clearStoredUser } from './stored-user';

/**
 * Leaves a guarded page whose session has ended for the login page, which leads back to it. Replaces the
 * history entry, so that Back does not lead to a page that redirects to the login again. The login page shows
 * `message` if it is one of lib/platform/auth/login-messages.ts in the language of the page.
 */
export function leaveForLogin(message: string): void {
  clearStoredUser();
  const { pathname, search } = window.location;
  window.location.replace(pathHere(paths.loginFrom(pathname + search, message)));
}

/** Leaves for the login page if a call failed because the session has ended. Returns whether it did. */
export function leaveWhenLoggedOut(error: unknown, message: string): boolean {
  if (!isLoggedOut(error)) return false;
  leaveForLogin(message);
  return true;
}
