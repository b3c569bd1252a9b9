import { useSyncExternalStore } from 'react';

/** A copy of the signed-in user, for the menu. The server ignores it. */
export type StoredUser = {
  id: string;
  role: string;
  firstName: string;
  lastName: string;
  email: string;
};

const USER = 'user';
const EXPIRES = 'tokenExpiresAt';
/** The longest delay of setTimeout; a session of 24 hours is shorter. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

const listeners = new Set<() => void>();
let lastParsed: { raw: string; user: StoredUser | null } = { raw: '', user: null };

export function storeUser(user: StoredUser, tokenExpiresAt: number): void {
  write((storage) => {
    // The expiry first: another tab may read between the two writes, and a user without an expiry
    // counts as signed out.
    storage.setItem(EXPIRES, String(tokenExpiresAt));
    storage.setItem(USER, JSON.stringify(user));
  });
}

export function clearStoredUser(): void {
  write((storage) => {
    storage.removeItem(USER);
    storage.removeItem(EXPIRES);
  });
}

export function useStoredUser(): StoredUser | null {
  return useSyncExternalStore(subscribe, getStoredUser, noUserOnServer);
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const recheck = () => {
    clearTimeout(timer);
    const left = getSessionTimeLeft();
    if (left > 0) timer = setTimeout(recheck, left);
    else if (hasEnded()) clearStoredUser();
    onChange();
  };
  listeners.add(recheck);
  window.addEventListener('storage', recheck);
  // A page that was suspended in the background may resume after the session has expired.
  window.addEventListener('pageshow', recheck);
  recheck();
  return () => {
    clearTimeout(timer);
    listeners.delete(recheck);
    window.removeEventListener('storage', recheck);
    window.removeEventListener('pageshow', recheck);
  };
}

/**
 * Whether the stored expiry has passed. A missing expiry proves nothing: another tab may be about
 * to write it.
 */
const hasEnded = () => {
  const end = read(EXPIRES);
  return end !== null && !(Number(end) > Date.now());
};

/**
 * The signed-in user, or null. Returns the same object for the same stored text, as
 * useSyncExternalStore requires.
 */
export function getStoredUser(): StoredUser | null {
  if (!(Number(read(EXPIRES)) > Date.now())) return null;
  const raw = read(USER) ?? '';
  if (raw !== lastParsed.raw) lastParsed = { raw, user: parseUser(raw) };
  return lastParsed.user;
}

/** Milliseconds until the stored session expires, limited to what setTimeout supports. */
export const getSessionTimeLeft = (): number =>
  Math.min(Math.max(0, Number(read(EXPIRES)) - Date.now()), MAX_TIMEOUT_MS);

function noUserOnServer(): null {
  return null;
}

function parseUser(raw: string): StoredUser | null {
  try {
    const value: unknown = JSON.parse(raw);
    return isStoredUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isStoredUser(value: unknown): value is StoredUser {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return ['id', 'role', 'firstName', 'lastName', 'email'].every(
    (name) => typeof fields.get(name) === 'string',
  );
}

// The browser may refuse storage (private windows, blocked cookies): the menu then shows the
// signed-out links, but the session cookie still works.
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(change: (storage: Storage) => void): void {
  try {
    change(window.localStorage);
  } catch {
    // refused, as in `read`
  }
  for (const listener of [...listeners]) listener();
}
