import { type NextRequest, NextResponse } from 'next/server';
import { decodeSessionToken } from './lib/auth/session-token';
import { tokenFromHeaders } from './lib/auth/token-from-headers';
import { contentSecurityPolicy, originOf } from './lib/csp/policy';
import { paths } from './lib/paths';

/** Guarded pages and what the login page says to people sent away from them. */
const GUARDED: Record<string, string> = {
  [paths.createMemorial]: 'Please log in to create a memorial.',
  '/memorial-payment': 'Authentication error. Please log in to complete the process.',
  [paths.myMemorials]: 'Please log in to continue.',
  '/edit-memorial': 'Please log in to continue.',
  '/add-memorial-media': 'Please log in to continue.',
  [paths.profile]: 'Please log in to continue.',
  [paths.admin]: 'Authentication required. Please log in.',
};

/**
 * For dynamic pages only: gives each answer a nonce policy of its own, and sends people without a
 * live session away from guarded pages. The page checks again, and that check is the one that counts.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const guarded = Object.keys(GUARDED).find(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  if (guarded && !(await hasLiveToken(request.headers))) {
    const message = GUARDED[guarded] ?? '';
    const login = new URL(paths.loginFrom(pathname + search, message), request.nextUrl);
    return NextResponse.redirect(login, { status: 307, headers: { 'Cache-Control': 'no-store' } });
  }
  const nonce = `'nonce-${crypto.randomUUID()}'`;
  const policy = contentSecurityPolicy(
    [nonce],
    originOf(process.env.PAYSTACK_POPUP_URL),
    originOf(process.env.PAYFAST_BASE_URL),
  );
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

// Never cached pages, uploads or the API (design/security.md, fact 3).
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/add-memorial-media/:path*',
    '/admin/:path*',
    '/create-memorial',
    '/edit-memorial/:path*',
    '/find-memorials',
    '/memorial-payment/:path*',
    '/my-memorials/:path*',
    '/profile/:path*',
    '/viewer/:path*',
    { source: '/memorial/:id', has: [{ type: 'cookie', key: 'next-auth.session-token' }] },
    { source: '/memorial/:id', has: [{ type: 'cookie', key: '__Secure-next-auth.session-token' }] },
  ],
};
