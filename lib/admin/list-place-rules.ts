import * as paths from '@/lib/platform/paths';

/** Where a list is shown: on its own page, or on the dashboard beside another list. */
export type ListPlace = {
  path: string;
  /** The page's whole query as requested, including the parameters of other lists. */
  params: Record<string, string>;
  /** On the dashboard each list's parameters begin with its name. */
  prefix: '' | 'users' | 'tributes';
  /** The id of the list's heading. */
  anchor: string;
};

export type ListChange = Partial<Record<'page' | 'sortBy' | 'sortOrder', string | number>>;

/**
 * The name of a list's parameter in the address: 'page' if the list has a page of its own, 'usersPage' on the
 * dashboard. Only `search` for users has no prefix there.
 */
export const paramName = (prefix: string, name: string) =>
  prefix === '' || (prefix === 'users' && name === 'search')
    ? name
    : prefix + (name[0] ?? '').toUpperCase() + name.slice(1);

/** The address of a list after a change. Omits page 1 and empty parameters. */
export function placeAddress({ path, params, prefix, anchor }: ListPlace, change: ListChange) {
  const changedParams = Object.entries(change).map(([name, value]): [string, string] => [
    paramName(prefix, name),
    name === 'page' && value === 1 ? '' : String(value),
  ]);
  return paths.adminList(path, { ...params, ...Object.fromEntries(changedParams) }, anchor);
}

/** The parameters that a search form keeps, as hidden fields. A new search starts at page 1. */
export const preservedParams = ({ params, prefix }: ListPlace, replacedNames: readonly string[]) =>
  Object.entries(params).filter(
    ([name]) => !replacedNames.includes(name) && name !== paramName(prefix, 'page'),
  );
