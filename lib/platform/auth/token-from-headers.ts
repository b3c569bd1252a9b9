import { parseCookies } from '@/lib/platform/http/cookies';
import { SESSION_COOKIE, SESSION_COOKIE_SECURE } from './cookie-names';

/**
 * The session token of a request, from the bearer header or next-auth's cookie; null without
 * either.
 */
export function tokenFromHeaders(headers: Headers): string | null {
  const bearer = bearerToken(headers);
  if (bearer) return bearer;
  const cookies = parseCookies(headers);
  return cookies.get(SESSION_COOKIE_SECURE) ?? cookies.get(SESSION_COOKIE) ?? null;
}

/** The token of an `Authorization: Bearer` header; null without one and for other schemes. */
export const bearerToken = (headers: Headers): string | null =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
