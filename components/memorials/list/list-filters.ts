import {
  FILTER_LIST,
  type Filter,
  type FilterName,
  type ListFilters,
  OTHER_NAMES,
  storedValue,
} from '@/lib/memorials/filters';
import { longDate } from '@/lib/memorials/rules';

/** A filter in use and its label: 'Nationality: Czech'. */
export type ActiveFilter = { name: FilterName; label: string };

export const activeFilters = (filters: ListFilters): ActiveFilter[] =>
  FILTER_LIST.filter(([name]) => filters[name]).map(([name, filter]) => ({
    name,
    label: `${filter.label}: ${valueLabel(filter, String(filters[name]))}`,
  }));

function valueLabel(filter: Filter, value: string): string {
  switch (filter.kind) {
    case 'name':
    case 'text':
    case 'year':
      return value;
    case 'day':
      return longDate(value);
    case 'choice':
      return filter.options[value] ?? value;
    case 'flag':
      return value === 'true' ? 'Yes' : 'No';
  }
}

/**
 * Two filters have two names each (product.md 3, "Search filters"). The dialog has one field for both: moves
 * a value under the other name there, unless both are set and differ.
 */
export function underOneName<Query extends ListFilters>(query: Query): Query {
  const moved = OTHER_NAMES.filter(({ name }) => query[name]).map(({ name, filter, sameAs }) => {
    const value = storedValue(filter, String(query[name]));
    const kept = query[sameAs] || value;
    const nothing = filter.kind === 'text' ? '' : undefined;
    return { [sameAs]: kept, [name]: kept === value ? nothing : query[name] };
  });
  return Object.assign({}, query, ...moved);
}
