import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { storeSignUp } from '@/lib/browser/stored-sign-up';
import { type StoredUser, storeUser } from '@/lib/browser/stored-user';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import * as paths from '@/lib/platform/paths';

/** The response of login and verification, without its token, which is for API clients; pages use the cookie. */
export type LoginResponse = { user: StoredUser; tokenExpiresAt: number };

/** Stores who is signed in, then opens the page the person came from. */
export function finishLogin({ user, tokenExpiresAt }: LoginResponse, from: string | null): void {
  storeSignUp(null);
  storeUser(user, tokenExpiresAt);
  window.location.assign(safeReturnPath(from) ?? pathInPageLanguage(paths.findMemorials));
}
