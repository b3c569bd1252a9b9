import { Search } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PageForm } from '@/components/ui/page-link';
import { Select } from '@/components/ui/select';
import { DateInput, TextInput } from '@/components/ui/text-input';
import {
  type ChoiceOptions,
  DIALOG_FILTERS,
  FILTER_ALIASES,
  type Filter,
  type FilterName,
} from '@/lib/memorials/filters';
import type { ListQuery } from '@/lib/memorials/schema-list';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { HiddenQueryFields } from './hidden-query-fields';
import { type ListKind, listRoot } from './list-address';

const HIDDEN_FIELDS = [...FILTER_ALIASES.map(({ name }) => name), 'sortBy', 'sortOrder'] as const;
const TEXT = { maxLength: 200, autoComplete: 'off' };
const YEAR = {
  inputMode: 'numeric',
  pattern: ' *[0-9]{1,4} *',
} as const;

/** All search filters (product.md 3, "Search filters") with the current values. */
export function FilterForm({ kind, query }: { kind: ListKind; query: ListQuery }) {
  const t = useTranslate();
  return (
    <PageForm action={listRoot(kind)} className="space-y-6">
      <div className="grid items-end gap-x-6 gap-y-5 sm:grid-cols-2 [&_input]:scroll-mb-24 [&_select]:scroll-mb-24">
        {DIALOG_FILTERS.map(({ name, filter }) => (
          <FilterField key={name} name={name} filter={filter} value={query[name]} />
        ))}
      </div>
      <div className="sticky bottom-0 -mx-5 flex justify-end border-t border-line bg-surface px-5 py-3 sm:-mx-7 sm:px-7">
        <Button type="submit">
          <Search aria-hidden size={20} />
          {t('lists.search.show')}
        </Button>
      </div>
      <HiddenQueryFields query={query} names={HIDDEN_FIELDS} />
    </PageForm>
  );
}

type FilterFieldProps = { name: FilterName; filter: Filter; value: string | number | undefined };

function FilterField({ name, filter, value }: FilterFieldProps) {
  const t = useTranslate();
  const field = { name, id: `filter-${name}`, label: t(filter.label), defaultValue: value };
  const any = t('lists.filters.any');
  switch (filter.kind) {
    case 'name':
      return <TextInput {...field} {...TEXT} />;
    case 'text':
      return <TextInput {...field} {...TEXT} hint={filter.hint && t(filter.hint)} />;
    case 'year':
      return <TextInput {...field} {...YEAR} title={t('lists.filters.yearTitle')} />;
    case 'day':
      return <DateInput {...field} />;
    case 'choice':
      return <Select {...field} options={optionsOf(filter.options, t)} placeholder={any} />;
    case 'flag':
      return <Select {...field} options={yesOrNo(t)} placeholder={any} />;
  }
}

const optionsOf = (options: ChoiceOptions, t: Translate) =>
  Object.entries(options).map(([value, labelKey]) => ({ value, label: t(labelKey) }));

const yesOrNo = (t: Translate) => [
  { value: 'true', label: t('lists.filters.yes') },
  { value: 'false', label: t('lists.filters.no') },
];
