import { renderedPath } from '../language/addresses.ts';
import { ALL_LANGUAGES } from '../language/languages.ts';

const TAG = '_N_T_';

/** Next's own tag for a page: every cached page has one with the path it was rendered for, its language first. */
export const pageTag = (path: string) => `${TAG}${path}`;

const HOME = '/';
const MEMORIAL = '/memorial/';

/**
 * The cached pages that show something of the page at `path`, in all languages, by the paths that they are rendered
 * for. The home page lists the newest memorials, so it is invalidated with each of them, and commands need
 * not do that.
 */
export const pagesShowing = (path: string): string[] => {
  const paths = path.startsWith(MEMORIAL) ? [path, HOME] : [path];
  return ALL_LANGUAGES.flatMap((language) => paths.map((each) => renderedPath(language, each)));
};

/** Whether a page shows rows of the database; only such pages can be out of date. Accepts an address in English. */
export const showsMemorials = (path: string): boolean => path === HOME || path.startsWith(MEMORIAL);

const LANGUAGE = new RegExp(`^/(?:${ALL_LANGUAGES.join('|')})(?=/|$)`);
/** Below whatever Next took for a language; never a pattern of Next's, as `/[language]/memorial/[id]/page`. */
const ANY_MEMORIAL = /^\/[^/[]+\/memorial\/[^[]+$/;
const isHome = (path: string) => path.replace(LANGUAGE, '') === '';

/** The pages that show memorials among Next's tags of a cached page, by the paths that they are rendered for. */
export const taggedMemorials = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => tag.slice(TAG.length))
    .filter((path) => ANY_MEMORIAL.test(path) || (LANGUAGE.test(path) && isHome(path)));

/** The PostgreSQL channel on which instances announce which cached page is out of date. */
export const CHANNEL = 'page_cache';

/** What is announced there when a site setting has changed; no path is like it. */
export const SETTINGS_NOTICE = '*';
