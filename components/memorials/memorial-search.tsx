import { Search } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PageForm } from '@/components/ui/page-link';
import { FILTER_NAMES } from '@/lib/memorials/filters';
import type { ListQuery } from '@/lib/memorials/schema-list';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { HiddenQueryFields } from './list/hidden-query-fields';
import { type ListKind, listRoot } from './list/list-address';
import { NameSearchField } from './list/name-search-field';
import { suggestLabels } from './list/suggest-labels';

const HIDDEN_FIELDS = [
  ...FILTER_NAMES.filter((name) => name !== 'name'),
  'sortBy',
  'sortOrder',
] as const;

/** The search form, which works without JavaScript. It keeps the other filters. */
export function MemorialSearch({ kind, query }: { kind: ListKind; query: ListQuery }) {
  const t = useTranslate();
  return (
    <search className="min-w-0 grow basis-96">
      <PageForm action={listRoot(kind)} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <label htmlFor="name" className="block font-semibold">
            {t('lists.search.label')}
          </label>
          <NameSearchField
            name={query.name}
            suggest={kind === 'all' ? suggestLabels(t) : undefined}
          />
        </div>
        <Button type="submit">
          <Search aria-hidden size={20} />
          {t('lists.search.submit')}
        </Button>
        <HiddenQueryFields query={query} names={HIDDEN_FIELDS} />
      </PageForm>
    </search>
  );
}
