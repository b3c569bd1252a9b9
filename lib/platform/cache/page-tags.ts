import { renderedPath } from '../language/addresses.ts';
import { ALL_LANGUAGES } from '../language/languages.ts';

const TAG_PREFIX = '_N_T_';

/**
 * Next's own tag for a page: every cached page has one with the path for which it was rendered,
 * which starts with its language.
 */
export const pageTag = (path: string) => `${TAG_PREFIX}${path}`;

const HOME = '/';
const MEMORIAL = '/memorial/';

/**
 * The rendered paths, in all languages, of the pages that show something of the page at `path`. The
 * home page lists the newest memorials, so it is included for each of them.
 */
export const pagesShowing = (path: string): string[] => {
  const paths = path.startsWith(MEMORIAL) ? [path, HOME] : [path];
  return ALL_LANGUAGES.flatMap((language) => paths.map((each) => renderedPath(language, each)));
};

/** Whether a page shows data that can be outdated. Accepts an English address. */
export const showsMemorials = (path: string): boolean => path === HOME || path.startsWith(MEMORIAL);

const LANGUAGE = new RegExp(`^/(?:${ALL_LANGUAGES.join('|')})(?=/|$)`);
/**
 * Matches any first segment, which Next took for a language, but not patterns such as
 * `/[language]/memorial/[id]/page`.
 */
const ANY_MEMORIAL = /^\/[^/[]+\/memorial\/[^[]+$/;
const isHome = (path: string) => path.replace(LANGUAGE, '') === '';

/** The rendered paths of pages that show memorials, from Next's tags of a cached page. */
export const memorialPathsFromTags = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => tag.slice(TAG_PREFIX.length))
    .filter((path) => ANY_MEMORIAL.test(path) || (LANGUAGE.test(path) && isHome(path)));

/** The PostgreSQL channel on which instances announce outdated pages. */
export const INVALIDATION_CHANNEL = 'page_cache';

/** The payload that announces a changed site setting; it differs from every path. */
export const SETTINGS_PAYLOAD = '*';
