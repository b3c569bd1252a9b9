import { type RefObject, useEffect, useState } from 'react';

/**
 * Tracks the row that the person has ended; `gone` turns true when it has left the list. If that row had the focus, the
 * section's heading receives it.
 */
export function useEnded(
  rows: readonly { id: string }[],
  root: RefObject<HTMLElement | null>,
): { gone: boolean; set: (id: string | null) => void } {
  const [ended, set] = useState<string | null>(null);
  const gone = ended !== null && rows.every(({ id }) => id !== ended);
  useEffect(() => {
    if (!gone || document.activeElement !== document.body) return;
    root.current?.closest('section')?.querySelector('h2')?.focus();
  }, [gone, root]);
  return { gone, set };
}
