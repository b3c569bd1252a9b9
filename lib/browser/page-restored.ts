import { useEffect } from 'react';

/**
 * Calls `onReturn` when the browser restores the page from its back/forward cache, with its old
 * state.
 */
export function useOnPageRestored(onReturn: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
}
