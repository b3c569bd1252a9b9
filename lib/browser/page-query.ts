import { useMemo, useSyncExternalStore } from 'react';

/**
 * The query of the page's address; null until hydration, because the cached HTML is the same for
 * all queries.
 */
export function usePageQuery(): URLSearchParams | null {
  const search = useSyncExternalStore(subscribe, readSearch, noSearch);
  return useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

const readSearch = (): string | null => window.location.search;
const noSearch = (): string | null => null;
