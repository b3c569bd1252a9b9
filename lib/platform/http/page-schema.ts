import { z } from 'zod';

/**
 * The last page that any list accepts (security.md, "Search"). Enough for ten million rows at ten a page;
 * every list walks an index to get there.
 */
export const DEEPEST_PAGE = 1_000_000;

/** The last page of visitors' lists: nobody turns more pages by hand (security.md, "Search"). */
export const DEEPEST_PUBLIC_PAGE = 10_000;

/** The requested page, from 1; the first by default. Refuses anything else. */
export const pageNumber = (deepest = DEEPEST_PAGE) =>
  z.coerce.number().int().min(1).max(deepest).default(1);

/** The same for addresses that people share or mistype: anything invalid becomes the first page. */
export const pageOrFirst = (deepest = DEEPEST_PAGE) =>
  z.coerce.number().int().min(1).max(deepest).catch(1).default(1);

/** The requested rows per page: `usual` by default, at most `most`. */
export const pageSize = (usual: number, most: number) =>
  z.coerce.number().int().min(1).max(most).default(usual);
