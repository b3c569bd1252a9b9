/** The position of a page in a list, and how many pages and rows the list has. */
export type PageCount = { currentPage: number; totalPages: number; total: number };

/** The counts of page `page` (from 1) of a list of `total` rows. An empty list has one page. */
export const countPages = (page: number, limit: number, total: number): PageCount => ({
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(total / limit)),
  total,
});

/** The rows of page `page` (from 1), as arguments of a Prisma query. */
export const rowsOfPage = (page: number, limit: number) => ({
  skip: (page - 1) * limit,
  take: limit,
});

/** The last page if `page` is beyond it, for example after a deletion; else null. */
export const lastPageInstead = (page: number, { totalPages }: Pick<PageCount, 'totalPages'>) =>
  page > totalPages ? totalPages : null;
