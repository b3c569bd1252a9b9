'use client';

import { classNames } from '@/components/ui/class-names';
import { usePageHash } from '@/lib/browser/page-hash';

/**
 * A line for the sender of one tribute, whose return from paying leads to its card. The page is the same for
 * everybody: only the address says whose flowers these are. Before React runs the style sheet reads it
 * (:target), so nothing moves; later we do, because :target does not survive a way back within the site.
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
