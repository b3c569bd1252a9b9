import { env } from '@/lib/platform/env';

type Cookie = { name: string; value: string; path: string; maxAge: number };

/** Whether the site is served over https; then all its cookies are `Secure`. */
export const isSecureSite = () => env().SITE_URL.startsWith('https:');

/**
 * The value of a Set-Cookie header. Scripts cannot read the cookie (`HttpOnly`). `maxAge` is in
 * seconds.
 */
export const setCookieHeader = ({ name, value, path, maxAge }: Cookie): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecureSite() ? ['Secure'] : []),
  ].join('; ');

export function parseCookies(headers: Headers): Map<string, string> {
  return new Map(
    (headers.get('cookie') ?? '').split(';').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
}
