import type { ServerResponse } from 'node:http';
import { showsMemorials } from '@/lib/platform/cache/page-tags';
import { splitAddress } from '@/lib/platform/language/addresses';

/**
 * Keeps pages that show memorials out of shared caches, which cannot be told that a memorial was hidden or
 * deleted; Next would let them store a page for an hour, and serve it stale for a year. Browsers may store
 * a page and revalidate it. Our own page cache is invalidated and not affected by this header.
 */
export function keepSharedCachesFresh(path: string, response: ServerResponse): void {
  const isKept = String(response.getHeader('cache-control')).includes('s-maxage');
  if (!isKept || !showsMemorials(splitAddress(path.split('?')[0] ?? '').path)) return;
  const isThere = response.statusCode === 200 || response.statusCode === 304;
  response.setHeader('Cache-Control', isThere ? 'public, max-age=0, must-revalidate' : 'no-store');
}
