import { useCallback, useState } from 'react';
import { LOGOUT_MARK } from './delete-browser-data';
import { storedUser } from './stored-user';

/** The last logout in this browser; null if there was none. Another value means another logout. */
export function logoutMark(): string | null {
  try {
    return window.localStorage.getItem(LOGOUT_MARK);
  } catch {
    return null;
  }
}

/**
 * Whether what `userId` types may be stored in this browser. `mark` is `logoutMark()` of when their form was
 * opened. A session that has only expired changes nothing: the writing waits for the next login.
 */
export function mayStoreFor(userId: string, mark: string | null): boolean {
  const user = storedUser();
  return user ? user.id === userId : logoutMark() === mark;
}

/** Returns `mayStoreFor` for a form that is opened now. The function stays the same for the same person. */
export function useMayStore(userId: string): () => boolean {
  const [mark] = useState(logoutMark);
  return useCallback(() => mayStoreFor(userId, mark), [userId, mark]);
}
