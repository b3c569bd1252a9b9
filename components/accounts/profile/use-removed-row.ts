import { type RefObject, useEffect, useState } from 'react';

/**
 * Tracks the row that the person has ended; `gone` turns true when it has left the list. If that row had the focus, the
 * section's heading receives it.
 */
export function useRemovedRow(
  rows: readonly { id: string }[],
  root: RefObject<HTMLElement | null>,
): { gone: boolean; set: (id: string | null) => void } {
  const [removedId, set] = useState<string | null>(null);
  const gone = removedId !== null && rows.every(({ id }) => id !== removedId);
  useEffect(() => {
    if (!gone || document.activeElement !== document.body) return;
    root.current?.closest('section')?.querySelector('h2')?.focus();
  }, [gone, root]);
  return { gone, set };
}
