import { splitAddress } from '@/lib/platform/language/addresses';
import { DYNAMIC_PAGES } from '@/lib/platform/language/dynamic-pages';

/**
 * Returns the target of a request as Next may see it: without its query, unless a dynamic page or the API
 * answers it. Next writes the query into the page that it renders, and a cached page would show the first
 * visitor's query to everybody (security.md, fact 11). Scripts read the address in the browser anyway.
 * Next's router (`isRouter`) keeps `_rsc`, which Next compares with its headers and does not render.
 */
export function withoutForeignQuery(target: string, isRouter: boolean): string {
  const [path = '', query] = target.split(/\?(.*)/s);
  if (query === undefined || readsQuery(path)) return target;
  const rsc = isRouter ? new URLSearchParams(query).get('_rsc') : null;
  return rsc === null ? path : `${path}?${new URLSearchParams({ _rsc: rsc })}`;
}

/** Whether a path stays as it is when Next resolves its `..` and the like. */
export const isResolved = (path: string) => new URL(path, 'http://localhost').pathname === path;

/** Whether `path` is below one of them, and not only until Next resolves it. */
function readsQuery(path: string): boolean {
  const { path: page } = splitAddress(path);
  const isBelow = (each: string) => page === each || page.startsWith(`${each}/`);
  return (path.startsWith('/api/') || DYNAMIC_PAGES.some(isBelow)) && isResolved(path);
}
