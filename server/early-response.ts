import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import { isNormalizedPath } from './page-query';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Pages and files are only read: there are no Server Actions. */
const PAGE_METHODS = ['GET', 'HEAD'];
/**
 * The API, and the addresses that the overlay of `next dev` posts to. Not the addresses of Next's router below them,
 * where Next answers a write with 500.
 */
const ACCEPTS_WRITES = /^\/(api\/|__nextjs_)(?!.*(\.rsc$|\.segments\/))/;
/** Next's redirects repeat the address twice in their headers, and proxies read no more than 16 kB of headers. */
const MAX_TARGET_LENGTH = 6_000;
/** The language and the first segment of a path. None of the site's has a capital letter. */
const FIRST_SEGMENTS = new RegExp(`^/(?:(?:${ALL_LANGUAGES.join('|')})/)?[\\w-]*(?=[/?]|$)`, 'i');
/** English pages have no language prefix. */
const PREFIX_OF_ENGLISH = /^\/en(?=[/\\?]|$)[/\\]*/;

/** Pages that the server sends in place of others (fallback-pages.ts). Nobody may ask for them by their address. */
const FALLBACK_PAGE = new RegExp(
  `^/(?:(?:${ALL_LANGUAGES.join('|')})/)?unavailable(?=[/?.]|$)`,
  'i',
);

export const isFallbackPagePath = (target: string): boolean => FALLBACK_PAGE.test(target);

export type EarlyResponse = { status: number; message: string; headers?: Record<string, string> };

/**
 * How to answer a request that Next must not see, because it would answer 500 (security.md, fact 4) or show a page that
 * nobody may request. Undefined for all other requests.
 */
export function earlyResponseTo(method: string, target: string): EarlyResponse | undefined {
  if (target.length > MAX_TARGET_LENGTH)
    return { status: 414, message: 'This address is too long.' };
  const path = target.split('?')[0] ?? '';
  const methods = ACCEPTS_WRITES.test(path) && isNormalizedPath(path) ? METHODS : PAGE_METHODS;
  if (!methods.includes(method))
    return {
      status: 405,
      message: 'This method is not supported.',
      headers: { Allow: methods.join(', ') },
    };
  if (!isReadablePath(target)) return { status: 400, message: 'This address cannot be read.' };
  if (isFallbackPagePath(target)) return { status: 404, message: 'Not found.' };
  // The rewrites of next.config.mjs ignore case, but the matcher of middleware.ts does not.
  const plain = target
    .replace(FIRST_SEGMENTS, (segments) => segments.toLowerCase())
    .replace(PREFIX_OF_ENGLISH, '/');
  if (plain !== target)
    return { status: 308, message: 'This address has moved.', headers: { Location: plain } };
  return undefined;
}

const CONTROL = /\p{Cc}/u;

/** Whether the target is a path (not a whole URL, no fragment) with valid UTF-8 escapes and no control character. */
function isReadablePath(target: string): boolean {
  if (!target.startsWith('/') || target.includes('#')) return false;
  try {
    return !CONTROL.test(decodeURIComponent(target.split('?')[0] ?? ''));
  } catch {
    return false;
  }
}
