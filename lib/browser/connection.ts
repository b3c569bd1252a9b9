import { useSyncExternalStore } from 'react';

/** Whether the last call reached the server: a browser may call itself online where nothing comes through. */
let reached = true;
const listeners = new Set<() => void>();

/** Remembers whether a call got an answer, for the forms on the page. */
export function noteReached(now: boolean): void {
  if (reached === now) return;
  reached = now;
  for (const listener of listeners) listener();
}

/** Whether the connection is gone: the browser says so, or the last call got no answer. */
export const useConnectionGone = (): boolean =>
  useSyncExternalStore(subscribe, isGone, isGoneOnServer);

function subscribe(onChange: () => void): () => void {
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

const isGone = () => !reached || !navigator.onLine;
const isGoneOnServer = () => false;
