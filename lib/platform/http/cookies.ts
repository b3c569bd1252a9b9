import { env } from '@/lib/platform/env';

type Cookie = { name: string; value: string; path: string; maxAge: number };

/** Whether this site is served over https, where each of its cookies is `Secure`. */
export const isSecureSite = () => env().SITE_URL.startsWith('https:');

/** The value of a Set-Cookie header; page scripts can never read the cookie. `maxAge` is in seconds. */
export const setCookie = ({ name, value, path, maxAge }: Cookie): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecureSite() ? ['Secure'] : []),
  ].join('; ');

/** The cookies of a request by name. */
export function cookiesOf(headers: Headers): Map<string, string> {
  return new Map(
    (headers.get('cookie') ?? '').split(';').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
}
