import { pathHere } from '@/lib/browser/path-here';
import { storeSignUp } from '@/lib/browser/stored-sign-up';
import { type StoredUser, storeUser } from '@/lib/browser/stored-user';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import * as paths from '@/lib/platform/paths';

/** The response of login and verification. The token is for API clients; pages use the cookie. */
export type SignedInAnswer = { user: StoredUser; tokenExpiresAt: number };

/** Stores who is signed in, then opens the page the person came from. */
export function enterSite({ user, tokenExpiresAt }: SignedInAnswer, from: string | null): void {
  storeSignUp(null);
  storeUser(user, tokenExpiresAt);
  window.location.assign(safeReturnPath(from) ?? pathHere(paths.findMemorials));
}
