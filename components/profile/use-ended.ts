import { type RefObject, useEffect, useState } from 'react';

/**
 * Which session the person has ended, and whether its row is `gone` by now. The row takes the focus
 * with it when it goes: the section's heading gets it then, unless it is elsewhere already.
 */
export function useEnded(
  sessions: readonly { id: string }[],
  root: RefObject<HTMLElement | null>,
): { gone: boolean; set: (id: string | null) => void } {
  const [ended, set] = useState<string | null>(null);
  const gone = ended !== null && sessions.every(({ id }) => id !== ended);
  useEffect(() => {
    if (!gone || document.activeElement !== document.body) return;
    root.current?.closest('section')?.querySelector('h2')?.focus();
  }, [gone, root]);
  return { gone, set };
}
