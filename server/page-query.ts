import { splitAddress } from '@/lib/platform/language/addresses';
import { DYNAMIC_ADDRESSES } from '@/lib/platform/language/dynamic-pages';
import type { Language } from '@/lib/platform/language/languages';

/**
 * Returns the target of a request as Next may see it: without its query, unless a dynamic page or the API
 * answers it. Next writes the query into the page that it renders, and a cached page would show the first
 * visitor's query to everybody, the `_rsc` of its own router included (security.md, fact 11). Scripts read the address in
 * the browser anyway. Below the prefix of a language that is not among `languages` there is no page.
 */
export function withoutForeignQuery(target: string, languages: readonly Language[]): string {
  const [path = '', query] = target.split(/\?(.*)/s);
  return query === undefined || readsQuery(path, languages) ? target : path;
}

const ORIGIN = 'http://localhost';

/** Whether a path stays as it is when Next resolves its `..` and the like. Some, such as `//`, are no address at all. */
export const isResolved = (path: string) =>
  URL.canParse(path, ORIGIN) && new URL(path, ORIGIN).pathname === path;

const DYNAMIC_PAGE = new RegExp(
  `^(?:${DYNAMIC_ADDRESSES.map((each) => each.replace(/:\w+/, '[^/]+')).join('|')})/?$`,
);

/** Whether `path` is a dynamic page or of the API, and not only until Next resolves it. */
function readsQuery(path: string, languages: readonly Language[]): boolean {
  const { language, path: page } = splitAddress(path);
  const isDynamic = languages.includes(language) && DYNAMIC_PAGE.test(page);
  return (path.startsWith('/api/') || isDynamic) && isResolved(path);
}
