import { z } from 'zod';

/**
 * The last page of any list (security.md, "Search"): enough for ten million rows at ten a page.
 * Every list walks an index to get there.
 */
export const MAX_PAGE = 1_000_000;

/** The last page of lists for visitors: nobody turns more pages by hand (security.md, "Search"). */
export const MAX_PUBLIC_PAGE = 10_000;

/** The page in a query, counted from 1 and 1 by default. Rejects invalid values. */
export const pageNumber = (maxPage = MAX_PAGE) =>
  z.coerce.number().int().min(1).max(maxPage).default(1);

/**
 * Like `pageNumber`, for addresses that people share or mistype: an invalid value becomes the first
 * page.
 */
export const pageOrFirst = (maxPage = MAX_PAGE) =>
  z.coerce.number().int().min(1).max(maxPage).catch(1).default(1);

/** The rows per page in a query: `defaultSize` unless given, at most `maxSize`. */
export const pageSize = (defaultSize: number, maxSize: number) =>
  z.coerce.number().int().min(1).max(maxSize).default(defaultSize);
