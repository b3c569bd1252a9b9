import { ArrowDown, ArrowUp } from 'lucide-react';
import { PageLink } from '@/components/ui/page-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ListQuery } from '@/lib/memorials/schema-list';
import { type ListKind, listAddress } from './list-address';

type Sort = Pick<ListQuery, 'sortBy' | 'sortOrder'> & { label: string; asc: string; desc: string };

/** The ways to sort, each with the order of the first click. */
const SORTS: readonly Sort[] = [
  {
    sortBy: 'createdAt',
    sortOrder: 'desc',
    label: 'Date added',
    asc: 'oldest first',
    desc: 'newest first',
  },
  { sortBy: 'fullName', sortOrder: 'asc', label: 'Name', asc: 'A to Z', desc: 'Z to A' },
  {
    sortBy: 'birthDate',
    sortOrder: 'asc',
    label: 'Birth date',
    asc: 'earliest first',
    desc: 'latest first',
  },
  {
    sortBy: 'deathDate',
    sortOrder: 'desc',
    label: 'Death date',
    asc: 'earliest first',
    desc: 'latest first',
  },
];

/** Links, so that they work without script; the current one reverses the order. */
export function ListSort({ kind, query }: { kind: ListKind; query: ListQuery }) {
  return (
    <nav aria-labelledby="sort-by" className="flex flex-wrap items-center gap-x-6 print:hidden">
      <span id="sort-by" className="text-ink-soft max-sm:basis-full">
        Sort by
      </span>
      {SORTS.map((sort) => {
        const current = sort.sortBy === query.sortBy;
        return (
          <PageLink
            key={sort.sortBy}
            href={listAddress(kind, { ...query, page: 1, ...orderAfter(sort, query) })}
            aria-current={current || undefined}
            className="inline-flex min-h-target items-center gap-1.5 rounded-sm text-primary no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {sort.label}
            {current && <CurrentOrder label={sort[query.sortOrder]} order={query.sortOrder} />}
          </PageLink>
        );
      })}
    </nav>
  );
}

/** Returns the sort that a link leads to. */
const orderAfter = ({ sortBy, sortOrder }: Sort, query: ListQuery) =>
  sortBy === query.sortBy
    ? { sortBy, sortOrder: query.sortOrder === 'asc' ? 'desc' : 'asc' }
    : { sortBy, sortOrder };

function CurrentOrder({ label, order }: { label: string; order: 'asc' | 'desc' }) {
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <>
      , {label}
      <Arrow aria-hidden size={18} />
      <VisuallyHidden>. Reverse the order</VisuallyHidden>
    </>
  );
}
