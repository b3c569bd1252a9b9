import { useDeferredValue } from 'react';

/**
 * Whether the page's scripts run yet. A form's button waits for them: sent by the browser alone,
 * a password would land in the address bar.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);
