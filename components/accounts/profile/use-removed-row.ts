import { type RefObject, useEffect, useState } from 'react';

/**
 * Tracks a row that the person has removed. `gone` is true as soon as the row has left the list. If the row had the
 * focus, the section's heading receives it.
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
