import { useCallback, useEffect, useRef } from 'react';
import { logoutMark } from '@/lib/browser/logout-mark';

/**
 * While `busy`, the browser asks before the page is left, except after a logout in another tab. Code that navigates
 * away calls the returned function first, to prevent the question.
 */
export function useLeaveWarning(busy: boolean): () => void {
  const isAgreed = useRef(false);
  useEffect(() => {
    if (!busy) return;
    const mark = logoutMark();
    const warn = (event: BeforeUnloadEvent) => {
      if (!isAgreed.current && logoutMark() === mark) event.preventDefault();
      isAgreed.current = false; // the back/forward cache may restore this page
    };
    // Next would navigate within the page without asking, so its click handler is bypassed and the browser follows the
    // link.
    const followPlainly = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])'))
        event.stopPropagation();
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('click', followPlainly, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', followPlainly, { capture: true });
    };
  }, [busy]);
  return useCallback(() => {
    isAgreed.current = true;
  }, []);
}
