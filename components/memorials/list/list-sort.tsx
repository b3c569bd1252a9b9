import { ArrowDown, ArrowUp } from 'lucide-react';
import { PageLink } from '@/components/ui/page-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ListQuery } from '@/lib/memorials/schema-list';
import type { MessageKey } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { type ListKind, listAddress } from './list-address';

/** The key of a sort label without placeholders. */
type SortLabelKey = Exclude<Extract<MessageKey, `lists.sort.${string}`>, 'lists.sort.current'>;
type Sort = Pick<ListQuery, 'sortBy' | 'sortOrder'> & {
  label: SortLabelKey;
  asc: SortLabelKey;
  desc: SortLabelKey;
};

/** The sort options. `sortOrder` is the order after the first click. */
const SORTS: readonly Sort[] = [
  {
    sortBy: 'createdAt',
    sortOrder: 'desc',
    label: 'lists.sort.dateAdded',
    asc: 'lists.sort.oldestFirst',
    desc: 'lists.sort.newestFirst',
  },
  {
    sortBy: 'fullName',
    sortOrder: 'asc',
    label: 'lists.sort.name',
    asc: 'lists.sort.aToZ',
    desc: 'lists.sort.zToA',
  },
  {
    sortBy: 'birthDate',
    sortOrder: 'asc',
    label: 'lists.sort.birthDate',
    asc: 'lists.sort.earliestFirst',
    desc: 'lists.sort.latestFirst',
  },
  {
    sortBy: 'deathDate',
    sortOrder: 'desc',
    label: 'lists.sort.deathDate',
    asc: 'lists.sort.earliestFirst',
    desc: 'lists.sort.latestFirst',
  },
];

/** The sort options as links, which work without JavaScript. The link of the current option reverses its order. */
export function ListSort({ kind, query }: { kind: ListKind; query: ListQuery }) {
  const t = useTranslate();
  return (
    <nav aria-labelledby="sort-by" className="flex flex-wrap items-center gap-x-6 print:hidden">
      <span id="sort-by" className="text-ink-soft max-sm:basis-full">
        {t('lists.sort.label')}
      </span>
      {SORTS.map((sort) => {
        const current = sort.sortBy === query.sortBy;
        return (
          <PageLink
            key={sort.sortBy}
            href={listAddress(kind, { ...query, page: 1, ...nextOrder(sort, query) })}
            aria-current={current || undefined}
            className="inline-flex min-h-target items-center gap-1.5 rounded-sm text-primary no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {current ? <CurrentSort sort={sort} order={query.sortOrder} /> : t(sort.label)}
          </PageLink>
        );
      })}
    </nav>
  );
}

const nextOrder = ({ sortBy, sortOrder }: Sort, query: ListQuery) =>
  sortBy === query.sortBy
    ? { sortBy, sortOrder: query.sortOrder === 'asc' ? 'desc' : 'asc' }
    : { sortBy, sortOrder };

function CurrentSort({ sort, order }: { sort: Sort; order: 'asc' | 'desc' }) {
  const t = useTranslate();
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return t.rich('lists.sort.current', {
    by: t(sort.label),
    order: t(sort[order]),
    arrow: () => <Arrow aria-hidden size={18} />,
    hidden: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
  });
}
