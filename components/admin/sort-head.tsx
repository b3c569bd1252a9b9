import { ArrowDown, ArrowUp } from 'lucide-react';
import { PageLink } from '@/components/ui/page-link';
import { type ListPlace, placeAddress } from '@/lib/admin/list-place-rules';

type SortHeadProps = {
  place: ListPlace;
  sorted: { sortBy: string; sortOrder: 'asc' | 'desc' };
  by: string;
  /** The direction of the first click. */
  first?: 'asc' | 'desc';
  children: string;
};

/** A column's name as a link that sorts by it. On the current column it reverses the direction. */
export function SortHead({ place, sorted, by, first = 'asc', children }: SortHeadProps) {
  const current = sorted.sortBy === by;
  const reversed = sorted.sortOrder === 'asc' ? 'desc' : 'asc';
  const Arrow = sorted.sortOrder === 'asc' ? ArrowUp : ArrowDown;
  const label = sorted.sortOrder === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={current ? label : undefined}
      className="pe-4 text-start font-semibold"
    >
      <PageLink
        href={placeAddress(place, { page: 1, sortBy: by, sortOrder: current ? reversed : first })}
        className="inline-flex min-h-target min-w-target items-center gap-1 rounded-sm text-primary no-underline hover:underline"
      >
        {children}
        {current && <Arrow aria-hidden size={16} />}
      </PageLink>
    </th>
  );
}
