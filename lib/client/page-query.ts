import { useMemo, useSyncExternalStore } from 'react';

/**
 * The query of the page's address. null while the page is still the cached HTML, which is the same
 * for everybody and knows no query.
 */
export function usePageQuery(): URLSearchParams | null {
  const search = useSyncExternalStore(subscribe, readSearch, notKnown);
  return useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

const readSearch = (): string | null => window.location.search;
const notKnown = (): string | null => null;
