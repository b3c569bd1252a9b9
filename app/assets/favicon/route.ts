import { cacheTagHeader, RELEASE_TAG } from '@/lib/platform/cache/cache-tags';
import { currentLook } from '@/lib/platform/look/current-look';
import { asset } from '@/lib/platform/look/paths';

export const dynamic = 'force-dynamic';

const DEFAULT_ICON = '/icons/bloom-192.png';

/**
 * Answers /favicon.ico, which feed readers, bookmarks and search engines ask for without reading a page: redirects to
 * the operator's icon, or to the default.
 */
export function GET(): Response {
  const { icon } = currentLook();
  return new Response(null, {
    status: 307,
    headers: {
      Location: icon ? asset(icon.id, 'icon-32') : DEFAULT_ICON,
      'Cache-Control': 'public, max-age=3600',
      ...cacheTagHeader(RELEASE_TAG),
    },
  });
}
