import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { FirstScreenEnd } from '@/components/layout/first-screen-end';
import { MemorialCard, type MemorialCardProps } from '@/components/memorials/memorial-card';
import { MemorialGrid } from '@/components/memorials/memorial-grid';
import { Pager, pagerLabels } from '@/components/ui/pager';
import type { Visibility } from '@/lib/access/rules';
import type { KeeperRole } from '@/lib/keepers/rules';
import type { ListQuery } from '@/lib/memorials/schema-list';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { ReachCount } from '@/lib/platform/paging';
import { DidYouMean, type ExtraResults, SimilarNames } from './extra-results';
import { type ListKind, listAddress } from './list-address';
import { isNameTheOnlyFilter } from './list-filters';
import { ListSort } from './list-sort';
import { OwnCardFooter } from './own-card-footer';

/** A card of a list. `visibility` and `role` are set only for the viewer's own memorials. */
export type ListCard = Omit<MemorialCardProps, 'eager' | 'children'> & {
  visibility?: Visibility;
  role?: KeeperRole;
};
export type List = { memorials: ListCard[] } & ReachCount;

type ListResultsProps = {
  kind: ListKind;
  query: ListQuery;
  list: List;
  extraResults: ExtraResults | null;
  whenEmpty: ReactNode;
};

/** Only the first picture loads eagerly: it is in view on every screen, and the browser soon loads the others. */
const EAGER_PICTURES = 1;

/** The count, the cards and the pager, with additional results of a search by name. */
export function ListResults({ kind, query, list, extraResults, whenEmpty }: ListResultsProps) {
  const t = useTranslate();
  const language = useLocale();
  const { memorials, total, totalIsExact } = list;
  const empty = memorials.length === 0;
  return (
    <div className="space-y-8 transition-opacity group-aria-busy/list:opacity-50">
      {/* For an empty list, the text below already shows that nothing was found. */}
      <div
        className={
          empty
            ? 'sr-only'
            : 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-gold pt-4'
        }
      >
        <p role="status">
          <Count query={query} total={total} isExact={totalIsExact} />
        </p>
        {total > 1 && <ListSort kind={kind} query={query} />}
      </div>
      {!empty && extraResults && (
        <DidYouMean kind={kind} query={query} suggestion={extraResults.didYouMean} />
      )}
      {empty ? whenEmpty : <Cards memorials={memorials} />}
      <FirstScreenEnd />
      {!empty && (
        <Pager
          page={list.currentPage}
          pages={list.totalPages}
          href={(page) => listAddress(kind, { ...query, page })}
          labels={pagerLabels(t, t('lists.results.pages'), language)}
        />
      )}
      {extraResults && <SimilarNames people={extraResults.alike} />}
    </div>
  );
}

type CountProps = { query: ListQuery; total: number; isExact: boolean };

/** The number of results, with the name if that is the only filter. */
function Count({ query, total: count, isExact }: CountProps) {
  const t = useTranslate();
  if (!isNameTheOnlyFilter(query))
    return t(isExact ? 'lists.results.found' : 'lists.results.moreThan', { count });
  return t.rich(isExact ? 'lists.results.foundFor' : 'lists.results.moreThanFor', {
    count,
    name: query.name,
    bdi: (chunks) => <bdi className="wrap-anywhere">{chunks}</bdi>,
  });
}

function Cards({ memorials }: { memorials: ListCard[] }) {
  return (
    <MemorialGrid className="mb-14">
      {memorials.map(({ visibility, role, ...memorial }, index) => (
        <li key={memorial.id}>
          <MemorialCard {...memorial} eager={index < EAGER_PICTURES}>
            {visibility && role && (
              <OwnCardFooter {...memorial} visibility={visibility} role={role} />
            )}
          </MemorialCard>
        </li>
      ))}
    </MemorialGrid>
  );
}
