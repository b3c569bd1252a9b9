import { ArrowDown, ArrowUp } from 'lucide-react';
import { PageLink } from '@/components/ui/page-link';
import { type ListPlace, placeAddress } from '@/lib/admin/list-place-rules';

type SortHeadProps = {
  place: ListPlace;
  sorting: { sortBy: string; sortOrder: 'asc' | 'desc' };
  by: string;
  /** The direction after the first click. */
  firstOrder?: 'asc' | 'desc';
  children: string;
};

/** A column's name as a link that sorts by it. If the list is already sorted by it, the link reverses the direction. */
export function SortHead({ place, sorting, by, firstOrder = 'asc', children }: SortHeadProps) {
  const isCurrent = sorting.sortBy === by;
  const reversed = sorting.sortOrder === 'asc' ? 'desc' : 'asc';
  const Arrow = sorting.sortOrder === 'asc' ? ArrowUp : ArrowDown;
  const ariaSort = sorting.sortOrder === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? ariaSort : undefined}
      className="pe-4 text-start font-semibold"
    >
      <PageLink
        href={placeAddress(place, {
          page: 1,
          sortBy: by,
          sortOrder: isCurrent ? reversed : firstOrder,
        })}
        className="inline-flex min-h-target min-w-target items-center gap-1 rounded-sm text-primary no-underline hover:underline"
      >
        {children}
        {isCurrent && <Arrow aria-hidden size={16} />}
      </PageLink>
    </th>
  );
}
