import { type NextRequest, NextResponse } from 'next/server';
import { pageSources } from './lib/payments/providers/registry';
import { guardMessage } from './lib/platform/auth/guarded-pages';
import { decodeSessionToken } from './lib/platform/auth/session-token';
import { tokenFromHeaders } from './lib/platform/auth/token-from-headers';
import { cacheTagHeader, LIST_TAG } from './lib/platform/cache/cache-tags';
import { SHARED_ANSWER_HEADER } from './lib/platform/cache/internal-headers';
import { contentSecurityPolicy, mergePageSources } from './lib/platform/csp/policy';
import { policyForDevelopment } from './lib/platform/csp/policy-for-development';
import { pathIn, splitAddress } from './lib/platform/language/addresses';
import { LANGUAGE_COOKIE, languageOfDynamicPage, prefixes } from './lib/platform/language/rewrites';
import { translatorFor } from './lib/platform/language/translator-for';
import { currentLook } from './lib/platform/look/current-look';
import * as paths from './lib/platform/paths';

/** No page has a longer query. In a redirect's header, a longer one could exceed the limits of proxies. */
const MAX_QUERY_LENGTH = 2_000;

const REVALIDATE_ALWAYS = 'public, max-age=0, must-revalidate';

/**
 * Runs only for dynamic pages. Adds a Content-Security-Policy with a new nonce to each page that is rendered for one
 * visitor, and redirects people without a session token from guarded pages to the login, in the page's language. Pages
 * check the session again; only that check counts.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const { language: prefix, path: page } = splitAddress(pathname);
  const chosen = request.cookies.get(LANGUAGE_COOKIE)?.value;
  const language = languageOfDynamicPage(prefix, chosen, prefixes(process.env.LANGUAGES));
  if (!language) return NextResponse.next(); // shows the 404 page, which is rendered like cached pages
  const key = guardMessage(page);
  if (key && !(await hasValidToken(request.headers))) {
    const message = translatorFor(language)(key);
    const from = pathIn(language, search.length > MAX_QUERY_LENGTH ? page : page + search);
    const login = new URL(pathIn(language, paths.loginFrom(from, message)), request.nextUrl);
    return NextResponse.redirect(login, { status: 307, headers: { 'Cache-Control': 'no-store' } });
  }
  if (request.headers.has(SHARED_ANSWER_HEADER) && page === paths.findMemorials) {
    // The response is cached for everybody, so the server adds a policy with the hashes of its scripts
    // (server/answers).
    return NextResponse.next({
      headers: { ...cacheTagHeader(LIST_TAG), 'Cache-Control': REVALIDATE_ALWAYS },
    });
  }
  const nonce = `'nonce-${crypto.randomUUID()}'`;
  const look = { style: currentLook().sources };
  const strict = contentSecurityPolicy([nonce], mergePageSources([pageSources(process.env), look]));
  const policy = process.env.NODE_ENV === 'development' ? policyForDevelopment(strict) : strict;
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy); // Next reads the nonce for its own scripts from this header
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

async function hasValidToken(headers: Headers): Promise<boolean> {
  const token = tokenFromHeaders(headers);
  return token !== null && (await decodeSessionToken(token)) !== null;
}

// Next reads this without running it, so it is written out: `npm run check` compares it with the dynamic pages of
// lib/platform/pages.ts and the prefixes of lib/platform/language/languages.ts. Must never match cached pages, uploads
// or the API (security.md, fact 3).
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/add-memorial-media/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/admin/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/condolence/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/condolences/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/create-memorial',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/edit-memorial/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/find-memorials',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/flower-payment/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/gallery/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/keep/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/let-in/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/mails/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/memorial-payment/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/my-memorials/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/open-memorial/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/profile/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/question/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/send-flowers/:path*',
    '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/viewer/:path*',
    {
      source: '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/memorial/:id',
      has: [{ type: 'cookie', key: 'next-auth.session-token' }],
    },
    {
      source: '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/memorial/:id',
      has: [{ type: 'cookie', key: '__Secure-next-auth.session-token' }],
    },
    {
      source: '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/memorial/:id',
      has: [{ type: 'cookie', key: 'memorial-guest' }],
    },
    {
      source: '/:language(af|ar|es|fr|he|hi|pt|sw|xr|xx|zh|zu)?/memorial/:id',
      has: [{ type: 'cookie', key: '__Host-memorial-guest' }],
    },
  ],
};
