import * as paths from '@/lib/platform/paths';
import { isLoggedOut } from './api';
import { pathInPageLanguage } from './path-in-page-language';
import { clearStoredUser } from './stored-user';

/**
 * Goes from a guarded page to the login page when the session has ended; logging in returns here.
 * Replaces the history entry, so that Back does not end at the login page again. The login page
 * only shows a `message` listed in lib/platform/auth/login-messages.ts.
 */
export function redirectToLogin(message: string): void {
  clearStoredUser();
  const { pathname, search } = window.location;
  window.location.replace(pathInPageLanguage(paths.loginFrom(pathname + search, message)));
}

/** Calls `redirectToLogin` if the error means that the session has ended. Returns whether it did. */
export function redirectIfLoggedOut(error: unknown, message: string): boolean {
  if (!isLoggedOut(error)) return false;
  redirectToLogin(message);
  return true;
}
