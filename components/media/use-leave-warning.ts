import { useEffect } from 'react';

/** While `busy`, leaving the page asks first, whichever way one leaves. */
export function useLeaveWarning(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // A link that Next follows in the page would ask nobody: so the browser follows it.
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
