import type { ListQuery } from '@/lib/memorials/schema-list';
import { paths } from '@/lib/paths';

/** Everybody's listing, or one's own. */
export type ListKind = 'all' | 'mine';

/** What of a list is in its address: as it was read there, or as a form gives it. */
export type ListState = Partial<Record<keyof ListQuery, string | number>>;

/** The address of a list. What is empty or as it is anyway is left out, so that it can be shared. */
export function listAddress(kind: ListKind, state: ListState): string {
  const { limit: _, sortBy, sortOrder, ...rest } = state;
  const newestFirst = (sortBy ?? 'createdAt') === 'createdAt' && sortOrder !== 'asc';
  const query = newestFirst ? rest : { ...rest, sortBy, sortOrder };
  return kind === 'mine' ? paths.myMemorialsPage(query) : paths.findMemorialsPage(query);
}

/** Where a list without a search lives, which is also where its forms are sent without script. */
export const listRoot = (kind: ListKind) => listAddress(kind, {});

/** The address of the last page for somebody who asked for one behind it; else null. */
export const lastPageAddress = (kind: ListKind, query: ListQuery, { totalPages }: Counted) =>
  query.page > totalPages ? listAddress(kind, { ...query, page: totalPages }) : null;

type Counted = { totalPages: number };
