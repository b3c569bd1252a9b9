import { useCallback, useEffect, useRef } from 'react';
import { logoutMark } from '@/lib/browser/logout-mark';

/**
 * While `busy`, the browser asks before it leaves the page, however the person leaves. It does not after a logout in
 * another tab, nor once the returned function was called, just before the page itself leaves.
 */
export function useLeaveWarning(busy: boolean): () => void {
  const isAgreed = useRef(false);
  useEffect(() => {
    if (!busy) return;
    const mark = logoutMark();
    const warn = (event: BeforeUnloadEvent) => {
      if (!isAgreed.current && logoutMark() === mark) event.preventDefault();
      isAgreed.current = false; // the browser's Back may restore this page
    };
    // Next would follow a link inside the page without asking: so let the browser follow it.
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
