import { LIST_TAG, taggedWith } from '@/lib/platform/cache/cache-tags';

/**
 * For lists of memorials that are the same for everybody. The server, and a cache that is purged by
 * tag, keep them until a memorial changes; browsers revalidate every time.
 */
export const FOR_ALL = {
  headers: { 'Cache-Control': 'public, max-age=0, must-revalidate', ...taggedWith(LIST_TAG) },
};
