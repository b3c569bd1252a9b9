import {
  type ChoiceOptions,
  FILTER_LIST,
  FILTER_NAMES,
  type Filter,
  type FilterName,
  type ListFilters,
  OTHER_NAMES,
  storedValue,
} from '@/lib/memorials/filters';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';

/** Returns true if the name is the only filter in use. */
export const isByNameAlone = (filters: ListFilters): boolean =>
  Boolean(filters.name) && FILTER_NAMES.every((name) => name === 'name' || !filters[name]);

/** An active filter with its label: 'Nationality: Czech'. */
export type ActiveFilter = { name: FilterName; label: string };

export const activeFilters = (filters: ListFilters, say: Say, language: Language): ActiveFilter[] =>
  FILTER_LIST.filter(([name]) => filters[name]).map(([name, filter]) => ({
    name,
    label: say('lists.filters.inUse', {
      filter: say(filter.label),
      value: valueLabel(filter, String(filters[name]), say, language),
    }),
  }));

function valueLabel(filter: Filter, value: string, say: Say, language: Language): string {
  switch (filter.kind) {
    case 'name':
    case 'text':
    case 'year':
      return value;
    case 'day':
      return longDate(value, language);
    case 'choice':
      return wordsOf(filter.options, value, say);
    case 'flag':
      return value === 'true' ? say('lists.filters.yes') : say('lists.filters.no');
  }
}

const wordsOf = (options: ChoiceOptions, value: string, say: Say) =>
  options[value] ? say(options[value]) : value;

/**
 * Two filters have two names each (product.md 3, "Search filters"), but one field in the dialog. Moves a value to the
 * name of that field, unless both names are set and differ.
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
