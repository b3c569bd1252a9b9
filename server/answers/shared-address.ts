import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { acceptsAvif } from '@/lib/media/accepts-avif';
import { GUEST_COOKIE } from '@/lib/platform/auth/cookie-names';
import { remembered } from '@/lib/platform/http/remembered';
import { splitAddress } from '@/lib/platform/language/addresses';
import { languageAsked } from '@/lib/platform/language/asked-language';
import { DYNAMIC_PAGES } from '@/lib/platform/language/dynamic-pages';
import { DEFAULT_LANGUAGE, factsOf, type Language } from '@/lib/platform/language/languages';
import { languageOf } from '@/lib/platform/language/offered';
import { LANGUAGE_COOKIE, NOT_PAGES } from '@/lib/platform/language/rewrites';
import { apiDocument } from '@/lib/platform/openapi/api-paths';
import * as paths from '@/lib/platform/paths';
import { isResolved } from '../page-query';
import {
  headersForRouter,
  isRouterNavigation,
  languageOfLayout,
  withoutRscParam,
} from './router-request';

const DYNAMIC = new RegExp(`^(?:${DYNAMIC_PAGES.join('|')})(?:/|$)`);
/** Of media, pictures alone: an original has up to 200 MB. */
const TOO_LARGE = /^\/media\/(?!\w+\/(?:\d+|poster)$)/;
/** The first pages of the list of memorials, in the order in which it is without a choice; few people go further. */
const FIRST_PAGES = /^[^?]+\?page=(?:[2-9]|1\d|20)$/;
const SESSION = 'next-auth.session-token';
const CHOSEN_LANGUAGE = `${LANGUAGE_COOKIE}=`;

const API_SEARCHES = new Set([paths.apiMemorials, '/api/search', '/api/search/suggest']);
/** In letters; what people look for is shorter. */
const LONGEST_SEARCH = 300;

/** Whether a request only reads, and comes without a session, a token or the cookie of a guest. */
export function isVisitors({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    !headers.cookie?.includes(SESSION) &&
    !headers.cookie?.includes(GUEST_COOKIE) // over https, too, and wherever it stands: what may be a guest's is never everybody's
  );
}

/** Whether a visitor's request asks for a whole page or file as everybody sees it, in the form in which browsers show it. */
export function isAnonymous(request: IncomingMessage): boolean {
  const { rsc, range } = request.headers;
  return isVisitors(request) && rsc === undefined && range === undefined;
}

/**
 * The address under which the answer to an anonymous request is kept, without a query that changes nothing (lists and searches
 * keep theirs); null where it may differ between visitors, or does not belong into memory. `target` is as it was asked for.
 */
export function sharedAddress(target: string, cookie = ''): string | null {
  const [path = '', query] = target.split(/\?(.*)/s);
  // No address of ours needs an escape, and Next would read what it hides.
  if (!isResolved(path) || path.includes('%')) return null;
  if (API_SEARCHES.has(path)) return searchAddress(target);
  if ((path.startsWith('/api/') && path !== apiDocument) || TOO_LARGE.test(path)) return null;
  const { language, path: page } = splitAddress(path);
  // Without a prefix, these are in the language that was chosen before.
  const isChosen = language === DEFAULT_LANGUAGE && cookie.includes(CHOSEN_LANGUAGE);
  if (page === paths.findMemorials) return isChosen ? null : listAddress(target, path, query);
  if (DYNAMIC.test(page) || (page === paths.home && isChosen)) return null;
  return path;
}

/** The address of a page of the list, which reads its query; the first page is the one without. */
const listAddress = (target: string, path: string, query = ''): string | null =>
  query === '' || query === 'page=1' ? path : searchAddress(target);

const searchAddress = (target: string): string | null =>
  target.length <= LONGEST_SEARCH ? target : null;

const MEDIA = '/media/';
const API = '/api/';
/** Behind an address in a key; an address has no space. */
const AVIF = ' avif';
const ROUTER = ' rsc';
/** Files and the like, which have no form for the router. */
const NO_PAGE = new RegExp(`^/(?:_next/|${NOT_PAGES.join('|')})|^[^?]*\\.`);

/** What an answer depends on beside its address. */
type Accepted = Pick<IncomingHttpHeaders, 'accept' | 'accept-language'>;

/** The key under which the answer to a request is kept; null where it may differ between visitors, or does not belong into memory. */
export function sharedKey(request: IncomingMessage): string | null {
  const { url = '', headers } = request;
  if (!isVisitors(request) || headers.range !== undefined) return null;
  if (headers.rsc !== undefined) return routersKey(request);
  const address = sharedAddress(url, headers.cookie);
  return address === null ? null : keyOf(address, headers);
}

/**
 * The key of a page in the form in which Next's router asks for it (decision 0127). The list of memorials is rendered for each
 * request, and kept without the layout of its language: null for a router that does not have it.
 */
function routersKey(request: IncomingMessage): string | null {
  const { url = '', headers } = request;
  if (!isRouterNavigation(request)) return null;
  const target = withoutRscParam(url);
  const address = sharedAddress(target, headers.cookie);
  if (address === null || NO_PAGE.test(address)) return null;
  const language = languageOfList(address);
  if (language === null) return address + ROUTER;
  // The router compares the query that it asked for with the one in the answer.
  const isTheirs = address === target && languageOfLayout(headers) === language;
  return isTheirs ? address + ROUTER : null;
}

/** The language of an address of the list of memorials; null for all others. */
function languageOfList(address: string): Language | null {
  const { language, path } = splitAddress(address.split('?', 1)[0] ?? '');
  return path === paths.findMemorials ? language : null;
}

/** Whether an answer is in the form of Next's router, by its key. */
export const isRouterKey = (key: string): boolean => key.endsWith(ROUTER);

/**
 * The key under which the answer to `address` is kept: a picture has one for those who accept AVIF and one for all others
 * (decision 0063), a search of the API one for each language in which it may be refused.
 */
export function keyOf(address: string, accepted: Accepted): string {
  if (isOfApi(address)) return `${address} ${languageIn(accepted['accept-language'] ?? '')}`;
  return address.startsWith(MEDIA) && acceptsAvif(accepted.accept ?? null)
    ? address + AVIF
    : address;
}

const languageIn = remembered(languageAsked);

/** What Next is asked for, for this key: an address, and the headers of those who get the answer. */
export function askedFor(key: string): { address: string; accepted: Record<string, string> } {
  const [address = '', more = ''] = key.split(' ');
  if (more === '') return { address, accepted: {} };
  if (isRouterKey(key)) return { address, accepted: headersForRouter(languageOfList(address)) };
  if (!isOfApi(key)) return { address, accepted: { accept: 'image/avif' } };
  return { address, accepted: { 'accept-language': factsOf(languageOf(more)).tag } };
}

const isOfApi = (key: string): boolean =>
  key.startsWith(API) && API_SEARCHES.has(key.split(/[? ]/, 1)[0] ?? '');

/**
 * Whether an address, or the key of one, is that of a list or search. The first pages of the list of memorials are not among
 * them.
 */
export function isSearch(key: string): boolean {
  const [address = ''] = key.split(' ', 1);
  return isOfApi(key) || (address.includes('?') && !FIRST_PAGES.test(address));
}

/** A code is drawn without asking whether there is such a memorial. */
const DRAWING = /^\/q\/[^/]+\//;

/** Whether a key is that of an address of which strangers can make up as many as they like: these have a memory of their own. */
export const canBeMadeUp = (key: string): boolean => isSearch(key) || DRAWING.test(key);
