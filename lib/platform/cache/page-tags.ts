/** Next's own tag for a page: every cached page has one with the path it was rendered for. */
export const pageTag = (path: string) => `_N_T_${path}`;

const HOME = '/';
const MEMORIAL = '/memorial/';

/**
 * The cached pages that show something of the page at `path`. The home page lists the newest memorials,
 * so it is invalidated with each of them, and commands need not do that.
 */
export const pagesShowing = (path: string): string[] =>
  path.startsWith(MEMORIAL) ? [path, HOME] : [path];

/** Whether a page shows rows of the database; only such pages can be out of date. */
export const showsMemorials = (path: string): boolean => path === HOME || path.startsWith(MEMORIAL);

/** The PostgreSQL channel on which instances announce which cached page is out of date. */
export const CHANNEL = 'page_cache';
