import { useEffect } from 'react';

/** Calls `onReturn` when the person comes Back and gets the page as they left it, out of the browser's memory. */
export function useBackFromMemory(onReturn: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
}
