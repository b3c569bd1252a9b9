import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import { isResolved } from './page-query';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Pages and files are only read: there are no Server Actions. */
const METHODS_OF_PAGES = ['GET', 'HEAD'];
/**
 * The API, and where the overlay of `next dev` posts to; not the forms in which Next's router asks for an
 * address, which Next answers with 500.
 */
const ACCEPTS_WRITES = /^\/(api\/|__nextjs_)(?!.*(\.rsc$|\.segments\/))/;
/** Next's redirects repeat an address twice in their headers, of which proxies and programs read 16 kB. */
const LONGEST_TARGET = 6_000;
/** The first words of an address: of a page, after its language. None of the site's has a capital letter. */
const FIRST_WORDS = new RegExp(`^/(?:(?:${ALL_LANGUAGES.join('|')})/)?[\\w-]*(?=[/?]|$)`, 'i');
/** English has no prefix. */
const PREFIX_OF_ENGLISH = /^\/en(?=[/\\?]|$)[/\\]*/;

/** Pages that the server sends in place of another one, and that are at no address. */
const NOT_VISITED = new RegExp(`^/(?:(?:${ALL_LANGUAGES.join('|')})/)?unavailable(?=[/?.]|$)`, 'i');

/** Whether this is the address of such a page; a stranger's request for it is refused. */
export const isStandIn = (target: string): boolean => NOT_VISITED.test(target);

export type Refusal = { status: number; message: string; headers?: Record<string, string> };

/**
 * How to refuse a request that Next would answer with 500 (security.md, fact 4) or with a page that nobody
 * asked for; undefined for all others.
 */
export function refusalOf(method: string, target: string): Refusal | undefined {
  if (target.length > LONGEST_TARGET) return { status: 414, message: 'This address is too long.' };
  const path = target.split('?')[0] ?? '';
  const methods = ACCEPTS_WRITES.test(path) && isResolved(path) ? METHODS : METHODS_OF_PAGES;
  if (!methods.includes(method))
    return {
      status: 405,
      message: 'This method is not supported.',
      headers: { Allow: methods.join(', ') },
    };
  if (!isReadablePath(target)) return { status: 400, message: 'This address cannot be read.' };
  if (isStandIn(target)) return { status: 404, message: 'Not found.' };
  // The rewrites of next.config.mjs ignore case, the matcher of middleware.ts does not.
  const plain = target
    .replace(FIRST_WORDS, (words) => words.toLowerCase())
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
