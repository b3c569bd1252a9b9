import { useCallback, useState } from 'react';
import { LOGOUT_MARK_KEY } from './delete-browser-data';
import { getStoredUser } from './stored-user';

/** Identifies the last logout in this browser; null if there was none. */
export function logoutMark(): string | null {
  try {
    return window.localStorage.getItem(LOGOUT_MARK_KEY);
  } catch {
    return null;
  }
}

/**
 * Whether input of `userId` may be stored in this browser. `mark` is the value of `logoutMark()`
 * when the form was opened. An expired session does not prevent storing: the input is kept for the
 * next login.
 */
export function mayStore(userId: string, mark: string | null): boolean {
  const user = getStoredUser();
  return user ? user.id === userId : logoutMark() === mark;
}

/** Returns `mayStore` bound to a form that is opened now; stable for the same user. */
export function useMayStore(userId: string): () => boolean {
  const [mark] = useState(logoutMark);
  return useCallback(() => mayStore(userId, mark), [userId, mark]);
}
