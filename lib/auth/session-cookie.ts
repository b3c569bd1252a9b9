import { env } from '@/lib/env';
import { SESSION_COOKIE, SESSION_COOKIE_SECURE } from './cookie-names';
import { SESSION_SECONDS } from './session-token';

/** The Set-Cookie value that signs a browser in with `token`. Never readable by page scripts. */
export const sessionCookie = (token: string) => cookie(token, SESSION_SECONDS);

/** The Set-Cookie value that signs a browser out. */
export const clearedSessionCookie = () => cookie('', 0);

function cookie(value: string, maxAge: number): string {
  const secure = env().SITE_URL.startsWith('https:');
  const name = secure ? SESSION_COOKIE_SECURE : SESSION_COOKIE;
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
