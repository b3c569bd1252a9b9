import { useDeferredValue } from 'react';

/**
 * Whether the page is hydrated. A form's button waits for that: without scripts, the browser would put a
 * password into the address bar. Deferred, because the snapshot of a store would be rendered in one
 * blocking update while a slow phone hydrates the page (docs/decisions/0021).
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);
