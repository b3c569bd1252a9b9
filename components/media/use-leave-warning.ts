import { useEffect } from 'react';

/** While `busy`, the browser asks before it leaves the page, however the person leaves. */
export function useLeaveWarning(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // Next would follow a link inside the page without asking: so let the browser follow it.
    const followPlainly = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]'))
        event.stopPropagation();
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('click', followPlainly, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', followPlainly, { capture: true });
    };
  }, [busy]);
}
