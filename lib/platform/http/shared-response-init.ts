import { cacheTagHeader, LIST_TAG } from '@/lib/platform/cache/cache-tags';

/**
 * For lists of memorials that are the same for everybody. The server, and a cache that is purged by
 * tag, keep them until a memorial changes; browsers revalidate every time.
 */
export const SHARED_RESPONSE_INIT = {
  headers: { 'Cache-Control': 'public, max-age=0, must-revalidate', ...cacheTagHeader(LIST_TAG) },
};
