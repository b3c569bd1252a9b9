import { isSecureSite, setCookieHeader } from '@/lib/platform/http/cookies';
import { SESSION_COOKIE, SESSION_COOKIE_SECURE } from './cookie-names';
import { SESSION_SECONDS } from './session-token';

/** The Set-Cookie value that signs a browser in. Scripts cannot read the cookie. */
export const sessionCookie = (token: string) => cookie(token, SESSION_SECONDS);

/** The Set-Cookie value that signs a browser out. */
export const clearedSessionCookie = () => cookie('', 0);

const cookie = (value: string, maxAge: number): string =>
  setCookieHeader({
    name: isSecureSite() ? SESSION_COOKIE_SECURE : SESSION_COOKIE,
    value,
    path: '/',
    maxAge,
  });
