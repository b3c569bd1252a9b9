import type { ServerResponse } from 'node:http';

/** A memorial, or the home page, which names the newest. */
const SHOWS_MEMORIALS = /^\/(memorial\/|\?|$)/;

/**
 * Keeps pages that show memorials out of caches on the way, which nobody can tell that a memorial was
 * hidden or deleted; Next would let them keep a page for an hour, and a stale one for a year. Browsers
 * may keep it and ask whether it is still the same. Our own cache hears of changes and is not meant here.
 */
export function keepSharedCachesFresh(path: string, response: ServerResponse): void {
  const isKept = String(response.getHeader('cache-control')).includes('s-maxage');
  if (!isKept || !SHOWS_MEMORIALS.test(path)) return;
  const isThere = response.statusCode === 200 || response.statusCode === 304;
  response.setHeader('Cache-Control', isThere ? 'public, max-age=0, must-revalidate' : 'no-store');
}
