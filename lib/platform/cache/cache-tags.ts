/**
 * The header of an answer that is the same for everybody: what it shows, as words with a comma between. The server
 * keeps such an answer in memory until one of them changes (server/answers), and a shared cache may do the same.
 */
export const CACHE_TAG = 'Cache-Tag';
/** The same with a space between, as other caches read it. The server adds it (server/surrogate-headers.ts). */
export const SURROGATE_KEY = 'Surrogate-Key';

const MEMORIAL_PATH = '/memorial/';

/** Of what shows one memorial. */
export const memorialTag = (id: string) => `memorial-${id}`;
/** Of what lists memorials, and so may change with each of them. */
export const LIST_TAG = 'memorials';
/**
 * Of what a release changes. What may change at other times has a tag for that, too; the server adds this one to it
 * (server/surrogate-headers.ts), so that a purge of this tag leaves no page that asks for files of an earlier release.
 */
export const RELEASE_TAG = 'release';
/** Of files that are named by their content, and so never change. Nobody purges them: pages of the release before load theirs. */
export const FILES_TAG = 'files';

/** Whether an answer with these tags changes with a release, or never, but at no other time. */
export const isOfRelease = (tags: readonly string[]): boolean =>
  tags.length > 0 && tags.every((tag) => tag === RELEASE_TAG || tag === FILES_TAG);

/** The tags of all that is out of date once the page at `path` has changed; `path` is an address in English. */
export const tagsChangedBy = (path: string): string[] =>
  path.startsWith(MEMORIAL_PATH) ? [memorialTag(path.slice(MEMORIAL_PATH.length)), LIST_TAG] : [];

/** The header of an answer with these tags, for a `Headers` or a `Response`. */
export const taggedWith = (...tags: string[]) => ({ [CACHE_TAG]: tags.join(',') });
