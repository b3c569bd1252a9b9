/**
 * No list is asked for pages behind this one (design/security.md, "Search"). Ten million rows, ten a page,
 * can be turned to their end; every list walks an index to get there.
 */
export const DEEPEST_PAGE = 1_000_000;
