import { ScanLine } from 'lucide-react';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { MemorialSearch } from '@/components/memorials/memorial-search';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FullLoadLink } from '@/components/ui/page-link';
import type { ListQuery } from '@/lib/memorials/schema-list';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { ActiveFilters } from './active-filters';
import { AdvancedSearch } from './advanced-search';
import { DidYouMean, type ExtraResults } from './extra-results';
import { FilterForm } from './filter-form';
import { type ListKind, listAddress, listRoot } from './list-address';
import { activeFilters, isNameTheOnlyFilter, mergeFilterAliases } from './list-filters';
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
  extraResults?: ExtraResults | null;
  /** Shown if the list is empty although no filter is active. */
  emptyListNotice?: { message: string; action: ReactNode };
  /** Replaces the list. */
  replacement?: ReactNode;
};

/** The listing and My Memorials (product.md 2). Search, filters, sorting and page are all in the address. */
export function ListScreen({
  kind,
  title,
  lead,
  query: requestedQuery,
  list,
  ...rest
}: ListScreenProps) {
  const t = useTranslate();
  const query = mergeFilterAliases(requestedQuery);
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
                {t('lists.search.scan')}
              </ButtonLink>
            </div>
          </div>
          <ActiveFilters kind={kind} query={query} />
        </div>
        {rest.replacement ?? (
          <Results
            kind={kind}
            query={query}
            list={list}
            extraResults={rest.extraResults}
            emptyListNotice={rest.emptyListNotice}
          />
        )}
      </div>
    </ListNavigation>
  );
}

type ResultsProps = Pick<
  ListScreenProps,
  'kind' | 'query' | 'list' | 'extraResults' | 'emptyListNotice'
>;

function Results({ kind, query, list, extraResults = null, emptyListNotice }: ResultsProps) {
  const t = useTranslate();
  const language = useLocale();
  if (!list)
    return (
      <Banner tone="error" title={t('lists.results.failed')}>
        {t.rich('lists.results.failedHint', {
          again: (chunks) => (
            <FullLoadLink href={listAddress(kind, query)} className="text-link">
              {chunks}
            </FullLoadLink>
          ),
        })}
      </Banner>
    );
  const isFiltered = activeFilters(query, t, language).length > 0;
  const whenEmpty = isFiltered ? (
    <EmptyState
      drawing="bench"
      title={t('lists.results.none')}
      action={
        <ButtonLink href={listRoot(kind)} variant="secondary">
          {t('lists.results.showAll')}
        </ButtonLink>
      }
    >
      {isNameTheOnlyFilter(query) && kind === 'all' ? (
        <div className="space-y-3">
          <DidYouMean kind={kind} query={query} suggestion={extraResults?.didYouMean ?? null} />
          <p>{t('lists.results.noneNameHint')}</p>
          <p>{t('lists.results.nonePrivate')}</p>
        </div>
      ) : (
        t('lists.results.noneHint')
      )}
    </EmptyState>
  ) : (
    <EmptyState drawing="bench" title={t('lists.results.none')} action={emptyListNotice?.action}>
      {emptyListNotice?.message}
    </EmptyState>
  );
  return (
    <ListResults
      kind={kind}
      query={query}
      list={list}
      extraResults={extraResults}
      whenEmpty={whenEmpty}
    />
  );
}
