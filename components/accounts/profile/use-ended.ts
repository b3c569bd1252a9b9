import { type RefObject, useEffect, useState } from 'react';

/**
 * Which row of a list the person has ended, and whether it is `gone` by now. A row that goes loses the
 * focus: the section's heading takes it, unless it has moved elsewhere already.
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
