import { Search } from 'lucide-react';
import { DateInput } from '@/components/forms/date-input';
import { Select } from '@/components/forms/select';
import { TextInput } from '@/components/forms/text-input';
import { Button } from '@/components/ui/button';
import { MAJOR_EVENT_WORDS } from '@/lib/memorials/rules';
import type { ListQuery } from '@/lib/memorials/schema-list';
import { KeptFields } from './kept-fields';
import { type ListKind, listRoot } from './list-address';
import { FILTER_LABELS, type ListFilters } from './list-filters';

const EVENT_OPTIONS = Object.entries(MAJOR_EVENT_WORDS).map(([value, label]) => ({ value, label }));
const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
const WORDS = { maxLength: 200, autoComplete: 'off' };
const YEAR = {
  inputMode: 'numeric',
  pattern: ' *[0-9]{1,4} *',
  title: 'A year, for example 1952',
} as const;

/** Every filter of both readings (spec 3, "Search filters"), filled in with what is in use. */
export function FilterForm({ kind, query }: { kind: ListKind; query: ListQuery }) {
  const field = (name: keyof ListFilters) => ({
    name,
    id: `filter-${name}`,
    label: FILTER_LABELS[name],
    defaultValue: query[name],
  });
  return (
    <form action={listRoot(kind)} className="space-y-6">
      <div className="grid items-end gap-x-6 gap-y-5 sm:grid-cols-2 [&_input]:scroll-mb-24 [&_select]:scroll-mb-24">
        <TextInput {...field('name')} {...WORDS} />
        <TextInput {...field('location')} {...WORDS} hint="Of birth, or of the service" />
        <TextInput {...field('birthYear')} {...YEAR} />
        <TextInput {...field('deathYear')} {...YEAR} />
        <DateInput {...field('birthDate')} />
        <DateInput {...field('deathDate')} />
        <TextInput {...field('nationality')} {...WORDS} />
        <TextInput {...field('religion')} {...WORDS} />
        <TextInput {...field('primaryCause')} {...WORDS} />
        <Select {...field('military')} options={YES_OR_NO} placeholder="Any" />
        <Select {...field('majorEvent')} options={EVENT_OPTIONS} placeholder="Any" />
        <TextInput {...field('disasterName')} {...WORDS} hint="For example Spanish Flu" />
      </div>
      <div className="sticky bottom-0 -mx-5 flex justify-end border-t border-line bg-surface px-5 py-3 sm:-mx-7 sm:px-7">
        <Button type="submit">
          <Search aria-hidden size={20} />
          Show results
        </Button>
      </div>
      <KeptFields query={query} names={['causeOfDeath', 'disasterType', 'sortBy', 'sortOrder']} />
    </form>
  );
}
