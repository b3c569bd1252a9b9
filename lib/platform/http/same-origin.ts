import { bearerToken } from '@/lib/platform/auth/token-from-headers';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws `forbidden` for a write that the page of another site made the browser send
 * (architecture.md, "One way to do each thing"). Browsers never send a bearer token by themselves,
 * so requests with one are exempt.
 */
export function requireSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method) || bearerToken(request.headers)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin' || (site === null && originMatches(request))) return;
  throw new AppError('forbidden', messageFor('http.requests.otherSite'));
}

/**
 * Throws `forbidden` for a read that the page of another site made the browser send; for reads that
 * are audited or expensive. A typed or bookmarked address comes from no site (`none`); old browsers
 * send no header.
 */
export function requireSameOriginRead(request: Request): void {
  if (bearerToken(request.headers)) return;
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none')
    throw new AppError('forbidden', messageFor('http.requests.otherSite'));
}

function originMatches(request: Request): boolean {
  const origin = request.headers.get('origin');
  // Browsers send one of the two headers with every write. A program without a cookie has nothing
  // that could be abused.
  if (origin === null) return !request.headers.has('cookie');
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}
