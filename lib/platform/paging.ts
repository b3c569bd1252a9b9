/** The position of a page in a list, and how many pages and rows the list has. */
export type PageCount = { currentPage: number; totalPages: number; total: number };

/** The counts for page `page` (from 1) of a list with `total` rows. An empty list has one page. */
export const countPages = (page: number, limit: number, total: number): PageCount => ({
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(total / limit)),
  total,
});

/** Lists do not count further: "more than 1,000" (decision 0060). */
export const MAX_COUNTED = 1_000;

/**
 * How many rows of a list people can page to: with a search, all that are counted; otherwise a
 * thousand pages of ten.
 */
export const reachOf = (isSearch: boolean) => (isSearch ? MAX_COUNTED : 10 * MAX_COUNTED);

/**
 * How many pages people can turn to, and how many rows there are; if `totalIsExact` is false, there
 * are more.
 */
export type ReachCount = PageCount & { totalIsExact: boolean };

/**
 * The counts for page `page` (from 1) of a list with `counted` rows found; `reach` + 1 means more
 * than `reach`.
 */
export const countReachable = (
  page: number,
  limit: number,
  counted: number,
  reach: number,
): ReachCount => ({
  ...countPages(page, limit, Math.min(counted, reach)),
  total: Math.min(counted, MAX_COUNTED),
  totalIsExact: counted <= MAX_COUNTED,
});

/** The rows of page `page` (from 1), as arguments of a Prisma query. */
export const rowsOfPage = (page: number, limit: number) => ({
  skip: (page - 1) * limit,
  take: limit,
});

/** The last page if `page` is beyond it, for example after a deletion; otherwise null. */
export const lastPageIfBeyond = (page: number, { totalPages }: Pick<PageCount, 'totalPages'>) =>
  page > totalPages ? totalPages : null;
