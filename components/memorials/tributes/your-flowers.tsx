'use client';

import { classNames } from '@/components/ui/class-names';
import { usePageHash } from '@/lib/browser/page-hash';

/**
 * A line that only the sender of a tribute sees, on returning to its card after paying. The page is the same for
 * everybody, so only the hash in its address tells the sender from other visitors. Before hydration, CSS shows the line
 * (:target), so that nothing moves. Afterwards this component compares the hash itself, because :target is lost on
 * client-side Back navigation.
 */
export function YourFlowers({ anchor, label }: { anchor: string; label: string }) {
  const isTarget = usePageHash() === `#${anchor}`;
  return (
    <p
      className={classNames(
        'pb-1 font-serif text-lg italic print:hidden',
        !isTarget && 'group-not-target/tribute:hidden',
      )}
    >
      {label}
    </p>
  );
}
