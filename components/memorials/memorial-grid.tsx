import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

type MemorialGridProps = { className?: string; children: ReactNode };

/** A list of cards in rows of two, three or four; four cards are never three and one. */
export const MemorialGrid = ({ className, children }: MemorialGridProps) => (
  <ul
    className={classNames(
      'grid grid-cols-1 gap-x-4 gap-y-14 min-[20rem]:grid-cols-2 md:grid-cols-3 md:gap-x-9 lg:grid-cols-4 md:has-[>:nth-child(4):last-child]:grid-cols-4',
      className,
    )}
  >
    {children}
  </ul>
);
