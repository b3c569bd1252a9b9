/**
 * Whether the last call got a response. `navigator.onLine` may be true although nothing gets
 * through.
 */
let isReached = true;
const listeners = new Set<() => void>();

/** Records whether a call got a response, and informs the subscribers when that changes. */
export function recordConnection(isNowReached: boolean): void {
  if (isReached === isNowReached) return;
  isReached = isNowReached;
  for (const listener of listeners) listener();
}

/**
 * Calls `onChange` when the connection may have been lost or restored. Returns the unsubscribe
 * function.
 */
export function subscribeToConnection(onChange: () => void): () => void {
  const onOnline = () => {
    isReached = true;
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser reports to be offline, or the last call got no response. */
export const isOffline = (): boolean => !isReached || !navigator.onLine;
