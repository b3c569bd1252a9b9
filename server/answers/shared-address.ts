import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { acceptsAvif } from '@/lib/media/accepts-avif';
import { GUEST_COOKIE } from '@/lib/platform/auth/cookie-names';
import { splitAddress } from '@/lib/platform/language/addresses';
import { addressPattern, DYNAMIC_PAGES } from '@/lib/platform/language/dynamic-pages';
import { DEFAULT_LANGUAGE, type Language, languageInfo } from '@/lib/platform/language/languages';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { languageFromAcceptHeader } from '@/lib/platform/language/requested-language';
import { LANGUAGE_COOKIE, NOT_PAGES } from '@/lib/platform/language/rewrites';
import { apiDocument } from '@/lib/platform/openapi/api-paths';
import * as paths from '@/lib/platform/paths';
import { isNormalizedPath } from '../page-query';
import {
  headersForRouter,
  isRouterNavigation,
  languageOfLayout,
  withoutRscParam,
} from './router-request';

const DYNAMIC = new RegExp(`^(?:${DYNAMIC_PAGES.map(addressPattern).join('|')})(?:/|$)`);
/** Of media, only pictures are kept: an original has up to 200 MB. */
const UNCACHED_MEDIA = /^\/media\/(?!\w+\/(?:\d+|poster)$)/;
/** The first pages of the list of memorials without a filter. Few people go further. */
const FIRST_PAGES = /^[^?]+\?page=(?:[2-9]|1\d|20)$/;
const SESSION = 'next-auth.session-token';
const CHOSEN_LANGUAGE = `${LANGUAGE_COOKIE}=`;

const API_SEARCHES = new Set([paths.apiMemorials, '/api/search', '/api/search/suggest']);
/** A page of a memorial's gallery, with the query that our own pages send, so that nobody makes up others. */
const API_GALLERY = /^\/api\/memorials\/\w+\/gallery\?page=[1-9]\d?$/;
/** In characters. Real searches are shorter. */
const MAX_SEARCH_LENGTH = 300;

/** Whether a request only reads, and comes without a session, a token or the cookie of a guest. */
export function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    !headers.cookie?.includes(SESSION) &&
    !headers.cookie?.includes(GUEST_COOKIE) // anywhere in the header: over https the name has a prefix
  );
}

/** Whether a visitor's request is for a whole page or file as everybody sees it, in the form that browsers show. */
export function isSharedRequest(request: IncomingMessage): boolean {
  const { rsc, range } = request.headers;
  return isAnonymousRead(request) && rsc === undefined && range === undefined;
}

/**
 * The address under which the answer to an anonymous request is kept: without its query, unless it is a list or a
 * search. Null if the answer may differ between visitors, or should not be kept in memory.
 * @param target of the request, as it arrived
 */
export function sharedAddress(target: string, cookie = ''): string | null {
  const [path = '', query] = target.split(/\?(.*)/s);
  // None of our addresses needs an escape, and Next would decode it.
  if (!isNormalizedPath(path) || path.includes('%')) return null;
  if (API_GALLERY.test(target)) return target;
  if (API_SEARCHES.has(path)) return searchAddress(target);
  if ((path.startsWith('/api/') && path !== apiDocument) || UNCACHED_MEDIA.test(path)) return null;
  const { language, path: page } = splitAddress(path);
  // Without a prefix, these pages are in the language that the visitor has chosen.
  const isChosen = language === DEFAULT_LANGUAGE && cookie.includes(CHOSEN_LANGUAGE);
  if (page === paths.findMemorials) return isChosen ? null : listAddress(target, path, query);
  if (DYNAMIC.test(page) || (page === paths.home && isChosen)) return null;
  return path;
}

/** The address of a page of the list, which reads its query. The first page is the one without a query. */
const listAddress = (target: string, path: string, query = ''): string | null =>
  query === '' || query === 'page=1' ? path : searchAddress(target);

const searchAddress = (target: string): string | null =>
  target.length <= MAX_SEARCH_LENGTH ? target : null;

const MEDIA = '/media/';
const API = '/api/';
/** Endings of keys, after the address. An address contains no space. */
const AVIF = ' avif';
const ROUTER = ' rsc';
/** Files and routes that are no pages: the router has no form for them. */
const NO_PAGE = new RegExp(`^/(?:_next/|${NOT_PAGES.join('|')})|^[^?]*\\.`);

/** The headers that an answer depends on, besides its address. */
type VaryingHeaders = Pick<IncomingHttpHeaders, 'accept' | 'accept-language'>;

/**
 * The key under which the answer to a request is kept. Null if it may differ between visitors, or should not be kept in
 * memory.
 */
export function sharedAnswerKey(request: IncomingMessage): string | null {
  const { url = '', headers } = request;
  if (!isAnonymousRead(request)) return null;
  // Crawlers ask for the beginning of a page. They get the whole page, as RFC 9110, 14.2 allows.
  if (headers.range !== undefined && (headers.rsc !== undefined || NO_PAGE.test(url))) return null;
  if (headers.rsc !== undefined) return routerKey(request);
  const address = sharedAddress(url, headers.cookie);
  return address === null ? null : answerKeyOf(address, headers);
}

/**
 * The key of a page in the form that Next's router asks for (decision 0120). The list of memorials, which is rendered
 * for each request, is kept without the layout of its language: null for a router that does not have this layout.
 */
function routerKey(request: IncomingMessage): string | null {
  const { url = '', headers } = request;
  if (!isRouterNavigation(request)) return null;
  const target = withoutRscParam(url);
  const address = sharedAddress(target, headers.cookie);
  if (address === null || NO_PAGE.test(address)) return null;
  const language = languageOfList(address);
  if (language === null) return address + ROUTER;
  // The router checks that the answer has the query that it asked for.
  const fits = address === target && languageOfLayout(headers) === language;
  return fits ? address + ROUTER : null;
}

/** The language of an address of the list of memorials; null for any other address. */
function languageOfList(address: string): Language | null {
  const { language, path } = splitAddress(address.split('?', 1)[0] ?? '');
  return path === paths.findMemorials ? language : null;
}

/** Whether this is the key of an answer in the form of Next's router. */
export const isRouterKey = (key: string): boolean => key.endsWith(ROUTER);

/**
 * The key under which the answer to `address` is kept. A picture has one key for browsers that accept AVIF and one for
 * all others (decision 0063); a search of the API has one for each language of its error messages.
 */
export function answerKeyOf(address: string, accepted: VaryingHeaders): string {
  if (isKeptByLanguage(address))
    return `${address} ${languageFromAcceptHeader(accepted['accept-language'] ?? '')}`;
  return address.startsWith(MEDIA) && acceptsAvif(accepted.accept ?? null)
    ? address + AVIF
    : address;
}

/**
 * Returns what to ask Next for: the address of a key, and the headers that everybody who gets the answer has in common.
 */
export function requestForKey(key: string): { address: string; accepted: Record<string, string> } {
  const [address = '', more = ''] = key.split(' ');
  if (more === '') return { address, accepted: {} };
  if (isRouterKey(key)) return { address, accepted: headersForRouter(languageOfList(address)) };
  if (!isKeptByLanguage(key)) return { address, accepted: { accept: 'image/avif' } };
  return { address, accepted: { 'accept-language': languageInfo(toOfferedLanguage(more)).tag } };
}

const isApiSearch = (key: string): boolean =>
  key.startsWith(API) && API_SEARCHES.has(key.split(/[? ]/, 1)[0] ?? '');

/** Whether an address or key is of a call whose refusals are in the caller's language. */
const isKeptByLanguage = (key: string): boolean =>
  isApiSearch(key) || API_GALLERY.test(key.split(' ', 1)[0] ?? '');

/**
 * Whether an address or key is of a list or a search, or of a page of a gallery. The first pages of the list of
 * memorials do not count.
 */
export function isSearchKey(key: string): boolean {
  const [address = ''] = key.split(' ', 1);
  return isKeptByLanguage(key) || (address.includes('?') && !FIRST_PAGES.test(address));
}

/** A code is drawn for any id, whether or not there is such a memorial. */
const DRAWING = /^\/q\/[^/]+\//;

/** Whether strangers can make up as many keys like this one as they want: these are kept separately. */
export const canBeInvented = (key: string): boolean => isSearchKey(key) || DRAWING.test(key);
