import { paths } from '@/lib/paths';

/** Where a list stands: on a page of its own, or on the dashboard beside another one. */
export type ListPlace = {
  path: string;
  /** The page's whole query as it was asked for: what belongs to another list is kept. */
  params: Record<string, string>;
  /** On the dashboard each list's parameters begin with its name. */
  prefix: '' | 'users' | 'tributes';
  /** The id of the list's heading. */
  anchor: string;
};

export type ListChange = Partial<Record<'page' | 'sortBy' | 'sortOrder', string | number>>;

/** 'page' alone, 'usersPage' on the dashboard. The search belongs to the users wherever it stands. */
export const paramName = (prefix: string, name: string) =>
  prefix === '' || name === 'search'
    ? name
    : prefix + (name[0] ?? '').toUpperCase() + name.slice(1);

/** The address of a changed list. The first page and what is empty are left out. */
export function placeAddress({ path, params, prefix, anchor }: ListPlace, change: ListChange) {
  const changed = Object.entries(change).map(([name, value]): [string, string] => [
    paramName(prefix, name),
    name === 'page' && value === 1 ? '' : String(value),
  ]);
  return paths.adminList(path, { ...params, ...Object.fromEntries(changed) }, anchor);
}

/** What a search form leaves as it is. Another search starts at the first page. */
export const keptParams = ({ params, prefix }: ListPlace, asked: readonly string[]) =>
  Object.entries(params).filter(
    ([name]) => !asked.includes(name) && name !== paramName(prefix, 'page'),
  );
