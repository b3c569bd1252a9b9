import { type NextRequest, NextResponse } from 'next/server';
import { pageSources } from './lib/payments/providers/registry';
import { decodeSessionToken } from './lib/platform/auth/session-token';
import { tokenFromHeaders } from './lib/platform/auth/token-from-headers';
import { contentSecurityPolicy } from './lib/platform/csp/policy';
import { policyForDevelopment } from './lib/platform/csp/policy-for-development';
import { paths } from './lib/platform/paths';

/** Guarded pages, and the message that the login page shows to people redirected from them. */
const GUARDED: Record<string, string> = {
  [paths.createMemorial]: 'Please log in to create a memorial.',
  '/memorial-payment': 'Authentication error. Please log in to complete the process.',
  '/flower-payment/success': 'Authentication error. Please log in to complete the process.',
  [paths.myMemorials]: 'Please log in to continue.',
  '/edit-memorial': 'Please log in to continue.',
  '/add-memorial-media': 'Please log in to continue.',
  [paths.profile]: 'Please log in to continue.',
  [paths.admin]: 'Authentication required. Please log in.',
};

/** Of no page is longer; repeated in a header it would be more than proxies read. */
const LONGEST_QUERY = 2_000;

/**
 * For dynamic pages only: adds a Content-Security-Policy with a new nonce to each response, and redirects
 * people without a session token from guarded pages to the login. The page checks the session again, and
 * only that check counts.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const guarded = Object.keys(GUARDED).find(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  if (guarded && !(await hasLiveToken(request.headers))) {
    const message = GUARDED[guarded] ?? '';
    const from = search.length > LONGEST_QUERY ? pathname : pathname + search;
    const login = new URL(paths.loginFrom(from, message), request.nextUrl);
    return NextResponse.redirect(login, { status: 307, headers: { 'Cache-Control': 'no-store' } });
  }
  const nonce = `'nonce-${crypto.randomUUID()}'`;
  const strict = contentSecurityPolicy([nonce], pageSources(process.env));
  const policy = process.env.NODE_ENV === 'development' ? policyForDevelopment(strict) : strict;
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy); // Next reads the nonce for its own scripts here
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

async function hasLiveToken(headers: Headers): Promise<boolean> {
  const token = tokenFromHeaders(headers);
  return token !== null && (await decodeSessionToken(token)) !== null;
}

// Never matches cached pages, uploads or the API (security.md, fact 3).
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/add-memorial-media/:path*',
    '/admin/:path*',
    '/create-memorial',
    '/edit-memorial/:path*',
    '/find-memorials',
    '/flower-payment/:path*',
    '/memorial-payment/:path*',
    '/my-memorials/:path*',
    '/profile/:path*',
    '/send-flowers/:path*',
    '/viewer/:path*',
    { source: '/memorial/:id', has: [{ type: 'cookie', key: 'next-auth.session-token' }] },
    { source: '/memorial/:id', has: [{ type: 'cookie', key: '__Secure-next-auth.session-token' }] },
  ],
};
