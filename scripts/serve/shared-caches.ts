import type { ServerResponse } from 'node:http';

const MEMORIAL = /^\/memorial\//;

/**
 * Keeps memorial pages out of caches on the way, which nobody can tell that a memorial was hidden or
 * deleted; Next would let them keep a page for an hour, and a stale one for a year. Browsers may keep
 * it and ask whether it is still the same. Our own cache hears of changes and is not meant here.
 */
export function keepSharedCachesFresh(path: string, response: ServerResponse): void {
  if (!MEMORIAL.test(path) || !String(response.getHeader('cache-control')).includes('s-maxage'))
    return;
  const isThere = response.statusCode === 200 || response.statusCode === 304;
  response.setHeader('Cache-Control', isThere ? 'public, max-age=0, must-revalidate' : 'no-store');
}
