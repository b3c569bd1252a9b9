import { GUEST_COOKIE, GUEST_COOKIE_SECURE } from '@/lib/platform/auth/cookie-names';
import { DAY_SECONDS } from '@/lib/platform/durations';
import { isSecureSite, parseCookies, setCookieHeader } from '@/lib/platform/http/cookies';
import { isSecret } from '@/lib/platform/http/secret-link';
import { GUEST_DAYS } from './rules';

/** Over https, the name's prefix guarantees that this host has set the cookie. */
const cookieName = () => (isSecureSite() ? GUEST_COOKIE_SECURE : GUEST_COOKIE);

/** The secret in the guest's cookie; null if the cookie is missing or invalid. */
export function guestSecret(headers: Headers): string | null {
  const secret = parseCookies(headers).get(cookieName());
  return secret !== undefined && isSecret(secret) ? secret : null;
}

/** The Set-Cookie value that identifies a browser as this guest. It contains nothing personal. */
export const guestCookie = (secret: string): string => cookie(secret, GUEST_DAYS * DAY_SECONDS);

/**
 * The Set-Cookie values that delete the guest's cookie, under its former name as well, which
 * would otherwise make the browser the guest again (server/legacy-cookies.ts).
 */
export function clearedGuestCookies(headers: Headers): string[] {
  const former = cookieName().replace('memorial-', 'perennial-');
  const names = parseCookies(headers).has(former) ? [cookieName(), former] : [cookieName()];
  return names.map((each) => cookie('', 0, each));
}

const cookie = (value: string, maxAge: number, named = cookieName()) =>
  setCookieHeader({ name: named, value, path: '/', maxAge });
