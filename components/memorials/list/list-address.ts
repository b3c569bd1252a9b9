import type { ListQuery } from '@/lib/memorials/schema-list';
import { lastPageIfBeyond, type PageCount } from '@/lib/platform/paging';
import * as paths from '@/lib/platform/paths';

export type ListKind = 'all' | 'mine';

/** The parameters of a list's address, parsed or as sent by a form. */
export type ListState = Partial<Record<keyof ListQuery, string | number>>;

/** Returns the address of a list, without empty and default parameters. */
export function listAddress(kind: ListKind, state: ListState): string {
  const { limit: _, sortBy, sortOrder, ...rest } = state;
  const newestFirst = (sortBy ?? 'createdAt') === 'createdAt' && sortOrder !== 'asc';
  const query = newestFirst ? rest : { ...rest, sortBy, sortOrder };
  return kind === 'mine' ? paths.myMemorialsPage(query) : paths.findMemorialsPage(query);
}

/** Returns the address of a list without parameters, which is also the action of its forms. */
export const listRoot = (kind: ListKind) => listAddress(kind, {});

/** Returns the address of the last page if the query asks for a page beyond it; otherwise null. */
export function lastPageAddress(
  kind: ListKind,
  query: ListQuery,
  pageCount: Pick<PageCount, 'totalPages'>,
): string | null {
  const page = lastPageIfBeyond(query.page, pageCount);
  return page === null ? null : listAddress(kind, { ...query, page });
}
