import type { ServerResponse } from 'node:http';
import { showsMemorials } from '@/lib/platform/cache/page-tags';
import { splitAddress } from '@/lib/platform/language/addresses';

/**
 * Keeps pages that show memorials out of shared caches, which cannot be told that a memorial was hidden or
 * deleted; Next would let them store a page for an hour, and serve it stale for a year. Browsers may store
 * a page and revalidate it. Our own page cache is invalidated and not affected by this header. What is missing may be
 * there tomorrow, and where `/` leads depends on a cookie: no cache keeps either. Nor does one keep what Next's router asked for:
 * a cache that ignores `Vary` would send it to people in place of the page.
 */
export function keepSharedCachesFresh(
  path: string,
  response: ServerResponse,
  isForRouter: boolean,
): void {
  const { statusCode } = response;
  if (isForRouter) return void response.setHeader('Cache-Control', 'private, no-store');
  const rule = response.getHeader('cache-control');
  const isKept = String(rule).includes('s-maxage');
  if (isKept && statusCode !== 200 && statusCode !== 304)
    response.setHeader('Cache-Control', 'no-store');
  else if (isKept && showsMemorials(splitAddress(path.split('?')[0] ?? '').path))
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  else if (statusCode === 307 && rule === undefined)
    response.setHeader('Cache-Control', 'no-store');
}
