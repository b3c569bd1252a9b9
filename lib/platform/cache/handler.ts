import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { inlineScriptHashes } from '../csp/inline-script-hashes.ts';
import { contentSecurityPolicy, mergePageSources, type PageSources } from '../csp/policy.ts';
import { getResponseStatus } from '../http/request-context.ts';
import { lookSources } from '../look/look-sources.ts';
import { metrics } from '../metrics.ts';
import { onSiteSettingsChange, snapshot } from '../site-settings/snapshot.ts';
import { CACHE_TAG, LIST_TAG, memorialTag, RELEASE_TAG } from './cache-tags.ts';
import { addInvalidationListener } from './listener.ts';
import { packPage, unpackPage } from './packed-page.ts';
import { memorialPathsFromTags, pagesShowing, pageTag } from './page-tags.ts';
import { RenderTimes } from './render-times.ts';

// Next ships CommonJS with an ES default, so this import is the module in Node and the class in a
// bundle.
const FileSystemCache =
  (FileSystemCacheModule as unknown as { default?: typeof FileSystemCacheModule }).default ??
  FileSystemCacheModule; // see above; the type describes only one of the two

type Cache = InstanceType<typeof FileSystemCache>;
type Entry = Parameters<Cache['set']>[1];

const renders = new RenderTimes();
/**
 * Pages with memorials cached before this are invalid; at start, that includes the home page of the
 * build.
 */
let allInvalidatedAt = Date.now();
/** Everything cached before this is invalid, because a site setting has changed. */
let settingsChangedAt = 0;
let isListening = false;
/** Whether notifications of changes arrive. */
let isConnected = true;
/**
 * The greatest age of a page that is sent while notifications may be missed, so that a change is
 * visible within a second.
 */
const MAX_AGE_DISCONNECTED_MS = 500;

/** Everything stored before may be outdated, and renders in progress may have read old data. */
function invalidateAll(): void {
  renders.allChanged();
  allInvalidatedAt = Date.now();
}

/**
 * Next's page cache with three additions (architecture.md, "Rendering and caching"): each page gets
 * a Content-Security-Policy with the hashes of its own inline scripts and of the operator's
 * colours; it gets the tags by which the server caches its answer; and invalidating a page reaches
 * every instance. Unknown memorials (404) are never stored, so that they cannot fill the cache.
 * server/page-cache.ts registers it with Next.
 */
export abstract class PageCache extends FileSystemCache {
  constructor(...args: ConstructorParameters<typeof FileSystemCache>) {
    super(...args);
    const url = process.env.DATABASE_URL; // the handler runs outside the bundle, before env()
    if (isListening || !url || process.env.NEXT_PHASE === 'phase-production-build') return;
    isListening = true;
    if (snapshot().version > 0) settingsChangedAt = Date.now(); // the build rendered pages with default settings
    onSiteSettingsChange(() => {
      invalidateAll();
      settingsChangedAt = Date.now();
    });
    addInvalidationListener(url, {
      onPath: (path) => {
        const affectedPages = pagesShowing(path);
        for (const each of affectedPages) renders.pathChanged(each);
        void this.revalidateTag(affectedPages.map(pageTag));
      },
      onDisconnect: () => {
        isConnected = false;
        invalidateAll();
      },
      onConnect: () => {
        isConnected = true;
        invalidateAll();
      },
    });
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const found = await super.get(...args);
    const usable = found && !isInvalidated(found.lastModified, found.value) ? found : null;
    renders.requested(args[0], usable !== null);
    metrics()?.recordCacheLookup('pages', usable ? 'hit' : 'miss');
    if (!usable) return null;
    this.#addHeaders(usable.value);
    return isPage(usable.value) ? { ...usable, value: unpackPage(usable.value) } : usable;
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [key, value] = args;
    this.#addHeaders(value);
    // Also for parallel requests of the same page: Next answers them with this entry.
    if (isPage(value) && getResponseStatus() === 404) value.status = 404;
    if (isPage(value) && value.status === 404) return;
    if (isRendered(value) && !renders.isCurrent(key, isPage(value) ? pathsOf(value) : [])) return;
    // Packed synchronously: during a pause the page could change again unnoticed.
    const kept = isPage(value) && isListening ? packPage(value) : value;
    await super.set(key, kept, args[2]);
  }

  /** The origins that pages may use. */
  protected abstract pageSources(): PageSources;

  #addHeaders(value: Entry): void {
    if (!isPage(value) || typeof value.html !== 'string') return;
    value.headers ??= {};
    value.headers[CACHE_TAG] ??= tagsOf(pathsOf(value));
    value.headers['content-security-policy'] ??= contentSecurityPolicy(
      inlineScriptHashes(value.html),
      mergePageSources([this.pageSources(), { style: lookSources(value.html) }]),
    );
  }
}

/** The tags of a page that shows these paths (`memorialPathsFromTags`). */
function tagsOf(paths: string[]): string {
  const ids = paths.map((path) => path.split('/memorial/')[1]);
  const tags = ids.map((id) => (id === undefined ? LIST_TAG : memorialTag(id)));
  return tags.join(',') || RELEASE_TAG;
}

type Page = Extract<NonNullable<Entry>, { kind: 'APP_PAGE' }>;
const isPage = (value: Entry): value is Page => value?.kind === ('APP_PAGE' as Page['kind']); // an enum of Next
const isRendered = (value: Entry) => isPage(value) || String(value?.kind) === 'APP_ROUTE';

/**
 * Whether the entry may have missed an invalidation. Pages without memorials only change with the
 * site's settings.
 */
function isInvalidated(lastModified = 0, value: Entry): boolean {
  if (lastModified <= settingsChangedAt) return true;
  const isTooOld = !isConnected && lastModified < Date.now() - MAX_AGE_DISCONNECTED_MS;
  return (
    isPage(value) && pathsOf(value).length > 0 && (isTooOld || lastModified < allInvalidatedAt)
  );
}

/**
 * The paths with memorials that a page shows, from Next's tags. No other paths are ever
 * invalidated.
 */
function pathsOf(value: Page): string[] {
  const tags = value.headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? memorialPathsFromTags(tags) : [];
}
