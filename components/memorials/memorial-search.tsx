import { Search } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PageForm } from '@/components/ui/page-link';
import { FILTER_NAMES } from '@/lib/memorials/filters';
import type { ListQuery } from '@/lib/memorials/schema-list';
import { useSay } from '@/lib/platform/language/use-say';
import { KeptFields } from './list/kept-fields';
import { type ListKind, listRoot } from './list/list-address';
import { NameBox } from './list/name-box';
import { suggestLabels } from './list/suggest-labels';

const KEPT = [...FILTER_NAMES.filter((name) => name !== 'name'), 'sortBy', 'sortOrder'] as const;

/** The search form, which works without JavaScript. It keeps the other filters. */
export function MemorialSearch({ kind, query }: { kind: ListKind; query: ListQuery }) {
  const say = useSay();
  return (
    <search className="min-w-0 grow basis-96">
      <PageForm action={listRoot(kind)} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <label htmlFor="name" className="block font-semibold">
            {say('lists.search.label')}
          </label>
          <NameBox name={query.name} suggest={kind === 'all' ? suggestLabels(say) : undefined} />
        </div>
        <Button type="submit">
          <Search aria-hidden size={20} />
          {say('lists.search.submit')}
        </Button>
        <KeptFields query={query} names={KEPT} />
      </PageForm>
    </search>
  );
}
