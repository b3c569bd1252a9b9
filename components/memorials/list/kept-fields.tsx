import type { ListQuery } from '@/lib/memorials/schema-list';

type KeptFieldsProps = { query: ListQuery; names: readonly (keyof ListQuery)[] };

/** Hidden fields for what a form leaves as it is. The page is never kept: a new search starts at the first. */
export function KeptFields({ query, names }: KeptFieldsProps) {
  return names
    .filter((name) => query[name])
    .map((name) => <input key={name} type="hidden" name={name} value={query[name]} />);
}
