import { useEffect } from 'react';
import type { FieldValues, UseFormReset } from 'react-hook-form';

/**
 * For a form that leaves its page: its button stays busy until the page is gone. Who comes back may
 * get the page as it was left, out of the browser's memory; the form can then be sent again.
 */
export function useFreshOnReturn<T extends FieldValues>({ reset }: { reset: UseFormReset<T> }) {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset(undefined, { keepValues: true });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
}
