import type { ServerResponse } from 'node:http';
import { showsMemorials } from '@/lib/platform/cache/page-tags';
import { splitAddress } from '@/lib/platform/language/addresses';

/**
 * Sets Cache-Control so that no shared cache stores a page that shows memorials, since nobody could tell the cache that
 * a memorial was hidden or deleted. Next's own header would allow an hour, and stale pages for a year. Browsers may
 * store a page and revalidate it. Our own page cache is invalidated, and does not read this header. Errors are not
 * stored either. Nor are redirects, since the redirect of `/` depends on a cookie, or responses to Next's router,
 * since a cache that ignores `Vary` would send them to people in place of pages.
 */
export function setCacheControl(
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
