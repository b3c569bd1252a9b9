import type { ListQuery } from '@/lib/memorials/schema-list';

type KeptFieldsProps = { query: ListQuery; names: readonly (keyof ListQuery)[] };

/** What a form of the list leaves as it is. The page is never kept: another search starts at the first. */
export function KeptFields({ query, names }: KeptFieldsProps) {
  return names
    .filter((name) => query[name])
    .map((name) => <input key={name} type="hidden" name={name} value={query[name]} />);
}
