import * as paths from '@/lib/platform/paths';
import { isLoggedOut } from './api';
import { pathHere } from './path-here';
import { clearStoredUser } from './stored-user';

/**
 * Leaves a guarded page whose session has ended for the login page, which returns here afterwards.
 * Replaces the history entry, so that Back does not end at the login page again. The login page
 * only shows a `message` listed in lib/platform/auth/login-messages.ts.
 */
export function leaveForLogin(message: string): void {
  clearStoredUser();
  const { pathname, search } = window.location;
  window.location.replace(pathHere(paths.loginFrom(pathname + search, message)));
}

/** Calls `leaveForLogin` if the error means that the session has ended. Returns whether it did. */
export function leaveWhenLoggedOut(error: unknown, message: string): boolean {
  if (!isLoggedOut(error)) return false;
  leaveForLogin(message);
  return true;
}
