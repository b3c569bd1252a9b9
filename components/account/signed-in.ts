import { safeReturnPath } from '@/lib/auth/return-path';
import { type StoredUser, storeUser } from '@/lib/client/stored-user';
import { paths } from '@/lib/paths';

/** What login and verification answer; the token is for API clients, pages use the cookie. */
export type SignedInAnswer = { user: StoredUser; tokenExpiresAt: number };

/**
 * Remembers who is signed in and leaves, with a full load, for the page that sent the person.
 */
export function enterSite({ user, tokenExpiresAt }: SignedInAnswer, from: string | null): void {
  storeUser(user, tokenExpiresAt);
  window.location.assign(safeReturnPath(from) ?? paths.findMemorials);
}
