import type { ListQuery } from '@/lib/memorials/schema-list';

type HiddenQueryFieldsProps = { query: ListQuery; names: readonly (keyof ListQuery)[] };

/**
 * Hidden fields for parameters that a form does not change. The page number is omitted, since a new search starts on
 * the first page.
 */
export function HiddenQueryFields({ query, names }: HiddenQueryFieldsProps) {
  return names
    .filter((name) => query[name])
    .map((name) => <input key={name} type="hidden" name={name} value={query[name]} />);
}
