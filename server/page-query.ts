import { splitAddress } from '@/lib/platform/language/addresses';
import { addressPattern, DYNAMIC_ADDRESSES } from '@/lib/platform/language/dynamic-pages';
import type { Language } from '@/lib/platform/language/languages';

/**
 * Returns the target of a request for Next: without its query, unless a dynamic page or the API answers it. Next writes
 * the query, including the router's `_rsc`, into the page that it renders, so a cached page would show the first
 * visitor's query to everybody (security.md, fact 11). Scripts read the address in the browser.
 * @param languages that the site offers: there are no pages in others
 */
export function withoutUnusedQuery(target: string, languages: readonly Language[]): string {
  const [path = '', query] = target.split(/\?(.*)/s);
  return query === undefined || readsQuery(path, languages) ? target : path;
}

const ORIGIN = 'http://localhost';

/**
 * Whether a path stays the same when Next resolves `..` and the like. False for anything that is not a path, such as
 * `//`.
 */
export const isNormalizedPath = (path: string) =>
  URL.canParse(path, ORIGIN) && new URL(path, ORIGIN).pathname === path;

const DYNAMIC_PAGE = new RegExp(`^(?:${DYNAMIC_ADDRESSES.map(addressPattern).join('|')})/?$`);

/** Whether a dynamic page or the API answers this path, also after Next has resolved it. */
function readsQuery(path: string, languages: readonly Language[]): boolean {
  const { language, path: page } = splitAddress(path);
  const isDynamic = languages.includes(language) && DYNAMIC_PAGE.test(page);
  return (path.startsWith('/api/') || isDynamic) && isNormalizedPath(path);
}
