/** Next's own tag of a page: it marks every cached page with the path that it was rendered for. */
export const pageTag = (path: string) => `_N_T_${path}`;

const HOME = '/';
const MEMORIAL = '/memorial/';

/**
 * The cached pages that show something of what stands at `path`: the home page names the newest
 * memorials, so it goes with each of them, and no command has to think of it.
 */
export const pagesShowing = (path: string): string[] =>
  path.startsWith(MEMORIAL) ? [path, HOME] : [path];

/** Whether a page shows rows of the database: those alone can be out of date. */
export const showsMemorials = (path: string): boolean => path === HOME || path.startsWith(MEMORIAL);
