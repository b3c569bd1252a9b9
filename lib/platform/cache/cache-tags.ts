/**
 * The header of an answer that is the same for everybody, with comma-separated tags of what the
 * answer shows. The server keeps the answer in memory until one of its tags is invalidated
 * (server/answers), and a shared cache may do the same.
 */
export const CACHE_TAG = 'Cache-Tag';
/**
 * The same tags separated by spaces, as other caches expect them. The server adds it
 * (server/surrogate-headers.ts).
 */
export const SURROGATE_KEY = 'Surrogate-Key';

const MEMORIAL_PATH = '/memorial/';

/** For answers that show one memorial. */
export const memorialTag = (id: string) => `memorial-${id}`;
/** For answers that list memorials, and so may change with any of them. */
export const LIST_TAG = 'memorials';
/**
 * For answers that change with a release. The server adds it to all other tagged answers that
 * change (server/surrogate-headers.ts), so that purging it leaves no page that refers to files of
 * an earlier release.
 */
export const RELEASE_TAG = 'release';
/**
 * For files with a hash in their name, which never change. They are never purged, because pages of
 * the previous release still load theirs.
 */
export const FILES_TAG = 'files';

/** Whether an answer with these tags changes only with a release, or never. */
export const changesOnlyWithRelease = (tags: readonly string[]): boolean =>
  tags.length > 0 && tags.every((tag) => tag === RELEASE_TAG || tag === FILES_TAG);

/**
 * The tags of everything that is outdated after the page at `path` (its English address) has
 * changed.
 */
export const tagsChangedBy = (path: string): string[] =>
  path.startsWith(MEMORIAL_PATH) ? [memorialTag(path.slice(MEMORIAL_PATH.length)), LIST_TAG] : [];

/** The header of an answer with these tags, for a `Headers` or a `Response`. */
export const cacheTagHeader = (...tags: string[]) => ({ [CACHE_TAG]: tags.join(',') });
