/** Whether the last call reached the server: a browser may call itself online where nothing comes through. */
let reached = true;
const listeners = new Set<() => void>();

/** Remembers whether a call got an answer, for the forms on the page. */
export function noteReached(now: boolean): void {
  if (reached === now) return;
  reached = now;
  for (const listener of listeners) listener();
}

/** Calls `onChange` when the connection may have gone or come back. Returns what ends that. */
export function subscribeToConnection(onChange: () => void): () => void {
  const onOnline = () => {
    reached = true;
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

/** Whether the connection is gone: the browser says so, or the last call got no answer. */
export const isConnectionGone = (): boolean => !reached || !navigator.onLine;
