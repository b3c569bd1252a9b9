import { ArrowDown, ArrowUp } from 'lucide-react';
import Link from 'next/link';
import { type ListPlace, placeAddress } from './list-place';

type SortHeadProps = {
  place: ListPlace;
  /** How the list is sorted now. */
  sorted: { sortBy: string; sortOrder: 'asc' | 'desc' };
  /** The column this one sorts by. */
  by: string;
  /** The order that is wanted first. */
  first?: 'asc' | 'desc';
  children: string;
};

/** A column's name that sorts by it; the one in use turns the order around. */
export function SortHead({ place, sorted, by, first = 'asc', children }: SortHeadProps) {
  const current = sorted.sortBy === by;
  const turned = sorted.sortOrder === 'asc' ? 'desc' : 'asc';
  const Arrow = sorted.sortOrder === 'asc' ? ArrowUp : ArrowDown;
  const inWords = sorted.sortOrder === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={current ? inWords : undefined} className="pr-4 font-semibold">
      <Link
        href={placeAddress(place, { page: 1, sortBy: by, sortOrder: current ? turned : first })}
        prefetch={false}
        className="inline-flex min-h-target items-center gap-1 rounded-sm text-primary no-underline hover:underline"
      >
        {children}
        {current && <Arrow aria-hidden size={16} />}
      </Link>
    </th>
  );
}
