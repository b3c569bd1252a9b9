import { LIST_TAG, taggedWith } from '@/lib/platform/cache/cache-tags';

/**
 * Of a list of memorials that is the same for everybody: the server keeps it, and so may a cache that is purged, until a memorial changes.
 * Browsers ask each time.
 */
export const FOR_ALL = {
  headers: { 'Cache-Control': 'public, max-age=0, must-revalidate', ...taggedWith(LIST_TAG) },
};
