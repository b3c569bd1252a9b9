import { bearerToken } from '@/lib/platform/auth/token-from-headers';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws `forbidden` for a write that another site's page made the browser send (architecture.md, "One way to do each thing").
 * A bearer token is never sent by a browser on its own, so it needs no proof of origin.
 */
export function requireSameOrigin(request: Request): void {
  if (SAFE.has(request.method) || bearerToken(request.headers)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin' || (site === null && originMatches(request))) return;
  throw new AppError('forbidden', said('http.requests.otherSite'));
}

/**
 * Throws `forbidden` for a read that another site's page made the browser send; for reads that are audited
 * or expensive. A typed or bookmarked address comes from no site (`none`); old browsers send no header.
 */
export function requireOwnRead(request: Request): void {
  if (bearerToken(request.headers)) return;
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none')
    throw new AppError('forbidden', said('http.requests.otherSite'));
}

function originMatches(request: Request): boolean {
  const origin = request.headers.get('origin');
  // Browsers send one of the two headers with every write; a program without a cookie has nothing to abuse.
  if (origin === null) return !request.headers.has('cookie');
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}
