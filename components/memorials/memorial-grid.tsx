import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

type MemorialGridProps = { className?: string; children: ReactNode };

/** The width of a card, as the `sizes` of an `<img>`. */
export const CARD_SIZES =
  '(min-width: 64rem) min(16.6rem, 25vw - 2.7rem), (min-width: 48rem) calc(33.3vw - 2.8rem), calc(50vw - 1.75rem)';

/** A list of cards in rows of two, three or four. Four cards are never split into three and one. */
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
