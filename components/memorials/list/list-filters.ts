import {
  type ChoiceOptions,
  FILTER_ALIASES,
  FILTER_LIST,
  FILTER_NAMES,
  type Filter,
  type FilterName,
  type ListFilters,
  storedValue,
} from '@/lib/memorials/filters';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';

/** Returns true if the name is the only active filter. */
export const isNameTheOnlyFilter = (filters: ListFilters): boolean =>
  Boolean(filters.name) && FILTER_NAMES.every((name) => name === 'name' || !filters[name]);

/** An active filter with its label: 'Nationality: Czech'. */
export type ActiveFilter = { name: FilterName; label: string };

export const activeFilters = (
  filters: ListFilters,
  t: Translate,
  language: Language,
): ActiveFilter[] =>
  FILTER_LIST.filter(([name]) => filters[name]).map(([name, filter]) => ({
    name,
    label: t('lists.filters.inUse', {
      filter: t(filter.label),
      value: valueLabel(filter, String(filters[name]), t, language),
    }),
  }));

function valueLabel(filter: Filter, value: string, t: Translate, language: Language): string {
  switch (filter.kind) {
    case 'name':
    case 'text':
    case 'year':
      return value;
    case 'day':
      return longDate(value, language);
    case 'choice':
      return choiceLabel(filter.options, value, t);
    case 'flag':
      return value === 'true' ? t('lists.filters.yes') : t('lists.filters.no');
  }
}

const choiceLabel = (options: ChoiceOptions, value: string, t: Translate) =>
  options[value] ? t(options[value]) : value;

/**
 * Two filters have two names each (product.md 3, "Search filters"), but one field in the dialog. Moves a value to the
 * name of that field, unless both names are set and differ.
 */
export function mergeFilterAliases<Query extends ListFilters>(query: Query): Query {
  const movedFilters = FILTER_ALIASES.filter(({ name }) => query[name]).map(
    ({ name, filter, sameAs }) => {
      const value = storedValue(filter, String(query[name]));
      const mergedValue = query[sameAs] || value;
      const emptyValue = filter.kind === 'text' ? '' : undefined;
      return { [sameAs]: mergedValue, [name]: mergedValue === value ? emptyValue : query[name] };
    },
  );
  return Object.assign({}, query, ...movedFilters);
}
