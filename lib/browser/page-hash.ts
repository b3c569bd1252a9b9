import { useSyncExternalStore } from 'react';

/** The hash of the page's address ('#family', '' without one); null in the server's HTML and until hydration. */
export const usePageHash = (): string | null =>
  useSyncExternalStore(subscribe, readHash, readOnServer);

function subscribe(onChange: () => void): () => void {
  const events = ['hashchange', 'popstate'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

const readHash = (): string => window.location.hash;
const readOnServer = (): null => null;
