'use client';

import { classNames } from '@/components/ui/class-names';
import { usePageHash } from '@/lib/browser/page-hash';

/**
 * A line for the sender of a tribute, who returns to its card after paying. Only the address knows that, since the page
 * is the same for everybody. Before hydration CSS matches it (:target), so that nothing moves; afterwards the hash
 * does, because :target does not survive client-side Back navigation.
 */
export function YourFlowers({ anchor, label }: { anchor: string; label: string }) {
  const isHere = usePageHash() === `#${anchor}`;
  return (
    <p
      className={classNames(
        'pb-1 font-serif text-lg italic print:hidden',
        !isHere && 'group-not-target/tribute:hidden',
      )}
    >
      {label}
    </p>
  );
}
