import { useDeferredValue } from 'react';

/**
 * Whether the page is hydrated. Submit buttons wait for this: without scripts, the browser would
 * submit the form by GET and put a password into the address bar. Deferred, because
 * useSyncExternalStore would cause a blocking render while a slow phone hydrates the page
 * (docs/decisions/0021).
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);
