import { SESSION_COOKIE, SESSION_COOKIE_SECURE } from './cookie-names';

/** The session token of a request: the bearer header, else next-auth's cookie, else null. */
export function tokenFromHeaders(headers: Headers): string | null {
  const bearer = bearerToken(headers);
  if (bearer) return bearer;
  const cookies = parseCookies(headers.get('cookie') ?? '');
  return cookies.get(SESSION_COOKIE_SECURE) ?? cookies.get(SESSION_COOKIE) ?? null;
}

/** The token of an `Authorization: Bearer` header; null for none and for any other kind. */
export const bearerToken = (headers: Headers): string | null =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

function parseCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
}
