import { ScanLine } from 'lucide-react';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { MemorialSearch } from '@/components/memorials/memorial-search';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PageAnchor } from '@/components/ui/page-link';
import type { ListQuery } from '@/lib/memorials/schema-list';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { ActiveFilters } from './active-filters';
import { AdvancedSearch } from './advanced-search';
import { FilterForm } from './filter-form';
import { DidYouMean, type FoundBeside } from './found-beside';
import { type ListKind, listAddress, listRoot } from './list-address';
import { activeFilters, isByNameAlone, underOneName } from './list-filters';
import { ListNavigation } from './list-navigation';
import { type List, ListResults } from './list-results';

type ListScreenProps = {
  kind: ListKind;
  title: string;
  lead?: string;
  query: ListQuery;
  /** null if it could not be loaded. */
  list: List | null;
  /** Additional results of a search by name. */
  beside?: FoundBeside | null;
  /** Shown if the list is empty without a search. */
  start?: { message: string; action: ReactNode };
  /** Replaces the list. */
  instead?: ReactNode;
};

/** The listing and My Memorials (product.md 2). Search, filters, sorting and page are all in the address. */
export function ListScreen({ kind, title, lead, query: asked, list, ...rest }: ListScreenProps) {
  const say = useSay();
  const query = underOneName(asked);
  return (
    <ListNavigation kind={kind}>
      <div className="page-width space-y-8 py-10">
        <header className="space-y-3">
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="max-w-measure text-ink-soft">{lead}</p>}
        </header>
        <div className="space-y-4 print:hidden">
          <div className="flex flex-wrap items-end gap-3">
            <MemorialSearch kind={kind} query={query} />
            <div className="flex flex-wrap items-start gap-3 has-[details[open]]:basis-full">
              <AdvancedSearch>
                <FilterForm kind={kind} query={query} />
              </AdvancedSearch>
              <ButtonLink href={paths.scanCode} variant="secondary" className="max-sm:px-5">
                <ScanLine aria-hidden size={20} className="max-sm:hidden" />
                {say('lists.search.scan')}
              </ButtonLink>
            </div>
          </div>
          <ActiveFilters kind={kind} query={query} />
        </div>
        {rest.instead ?? (
          <Results kind={kind} query={query} list={list} beside={rest.beside} start={rest.start} />
        )}
      </div>
    </ListNavigation>
  );
}

type ResultsProps = Pick<ListScreenProps, 'kind' | 'query' | 'list' | 'beside' | 'start'>;

function Results({ kind, query, list, beside = null, start }: ResultsProps) {
  const say = useSay();
  const language = useLocale();
  if (!list)
    return (
      <Banner tone="error" title={say('lists.results.failed')}>
        {say.rich('lists.results.failedHint', {
          again: (chunks) => (
            <PageAnchor href={listAddress(kind, query)} className="text-link">
              {chunks}
            </PageAnchor>
          ),
        })}
      </Banner>
    );
  const searched = activeFilters(query, say, language).length > 0;
  const whenEmpty = searched ? (
    <EmptyState
      drawing="bench"
      title={say('lists.results.none')}
      action={
        <ButtonLink href={listRoot(kind)} variant="secondary">
          {say('lists.results.showAll')}
        </ButtonLink>
      }
    >
      {isByNameAlone(query) && kind === 'all' ? (
        <div className="space-y-3">
          <DidYouMean kind={kind} query={query} meant={beside?.didYouMean ?? null} />
          <p>{say('lists.results.noneNameHint')}</p>
          <p>{say('lists.results.nonePrivate')}</p>
        </div>
      ) : (
        say('lists.results.noneHint')
      )}
    </EmptyState>
  ) : (
    <EmptyState drawing="bench" title={say('lists.results.none')} action={start?.action}>
      {start?.message}
    </EmptyState>
  );
  return (
    <ListResults kind={kind} query={query} list={list} beside={beside} whenEmpty={whenEmpty} />
  );
}
