import { useDeferredValue } from 'react';

/**
 * Whether the page's scripts run yet. A form's button waits for them: sent by the browser alone,
 * a password would land in the address bar. Deferred, since a store's snapshot would be rendered at one
 * stroke just when a slow phone wakes the page (docs/decisions/0021).
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);
