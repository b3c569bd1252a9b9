import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { inlineScriptHashes } from '../csp/inline-script-hashes.ts';
import { contentSecurityPolicy, originOf } from '../csp/policy.ts';
import { listenForInvalidations } from './listener.ts';
import { pagesShowing, pageTag, showsMemorials } from './page-tags.ts';
import { RenderTimes } from './render-times.ts';

// Next ships CommonJS with an ES default: Node hands over the module, a bundler the class.
const FileSystemCache =
  (FileSystemCacheModule as unknown as { default?: typeof FileSystemCacheModule }).default ??
  FileSystemCacheModule; // see above: the type knows one of the two forms

type Cache = InstanceType<typeof FileSystemCache>;
type Entry = Parameters<Cache['set']>[1];

const renders = new RenderTimes();
/** A home page that came with the build is as old as the build. */
let allForgottenAt = Date.now();
let listening = false;

/**
 * Next's page cache with two things added (architecture.md, "Rendering and caching"): a page carries
 * a Content-Security-Policy with the hashes of its own inline scripts, and forgetting a page reaches
 * every instance. Unknown memorials (404) are never stored, so they cannot fill the cache.
 */
export default class PageCache extends FileSystemCache {
  constructor(...args: ConstructorParameters<typeof FileSystemCache>) {
    super(...args);
    const url = process.env.DATABASE_URL; // the handler runs outside the bundle, before env()
    if (listening || !url || process.env.NEXT_PHASE === 'phase-production-build') return;
    listening = true;
    listenForInvalidations(url, {
      onPath: (path) => {
        const shown = pagesShowing(path);
        for (const each of shown) renders.pathChanged(each);
        void this.revalidateTag(shown.map(pageTag));
      },
      onLost: () => {
        renders.allChanged();
        allForgottenAt = Date.now();
      },
    });
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const found = await super.get(...args);
    const usable = found && !isForgotten(found.lastModified, found.value) ? found : null;
    renders.asked(args[0], usable !== null);
    if (usable) addPolicy(usable.value);
    return usable;
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [key, value] = args;
    addPolicy(value);
    if (isPage(value) && (value.status === 404 || !renders.isCurrent(key, pathsOf(value)))) return;
    await super.set(...args);
  }
}

type Page = Extract<NonNullable<Entry>, { kind: 'APP_PAGE' }>;
const isPage = (value: Entry): value is Page => value?.kind === ('APP_PAGE' as Page['kind']); // an enum of Next's own

function addPolicy(value: Entry): void {
  if (!isPage(value) || typeof value.html !== 'string') return;
  value.headers ??= {};
  value.headers['content-security-policy'] ??= contentSecurityPolicy(
    inlineScriptHashes(value.html),
    originOf(process.env.PAYSTACK_POPUP_URL),
    originOf(process.env.PAYFAST_BASE_URL),
  );
}

/** Pages that show no memorial are never out of date by loss. */
function isForgotten(lastModified: number | undefined, value: Entry): boolean {
  return isPage(value) && pathsOf(value).length > 0 && (lastModified ?? 0) < allForgottenAt;
}

/** The database-backed pages among the tags that Next gave a page: the ones an invalidation can name. */
function pathsOf(value: Page): string[] {
  const tags = value.headers?.['x-next-cache-tags'];
  const names = typeof tags === 'string' ? tags.split(',') : [];
  const start = pageTag('').length;
  return names.map((tag) => tag.slice(start)).filter(showsMemorials);
}
