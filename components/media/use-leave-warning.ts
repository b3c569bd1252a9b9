import { useCallback, useEffect, useRef } from 'react';
import { logoutMark } from '@/lib/browser/logout-mark';

/**
 * While there are unsaved changes, the browser asks for confirmation before leaving the page, except after a logout in
 * another tab. Code that navigates away on purpose first calls the returned function, so that it does not ask.
 */
export function useLeaveWarning(hasUnsavedChanges: boolean): () => void {
  const isLeavingAllowed = useRef(false);
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const mark = logoutMark();
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeavingAllowed.current && logoutMark() === mark) event.preventDefault();
      isLeavingAllowed.current = false; // the back/forward cache may restore this page
    };
    // Next would navigate within the page without asking, so its click handler is bypassed and the browser follows the
    // link.
    const bypassRouter = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])'))
        event.stopPropagation();
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('click', bypassRouter, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', bypassRouter, { capture: true });
    };
  }, [hasUnsavedChanges]);
  return useCallback(() => {
    isLeavingAllowed.current = true;
  }, []);
}
