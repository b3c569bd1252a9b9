import { GUEST_COOKIE, GUEST_COOKIE_SECURE } from '@/lib/platform/auth/cookie-names';
import { DAY_SECONDS } from '@/lib/platform/durations';
import { cookiesOf, isSecureSite, setCookie } from '@/lib/platform/http/cookies';
import { isSecret } from '@/lib/platform/http/secret-link';
import { GUEST_DAYS } from './rules';

/** Over https nothing but what this host has set is a guest's. */
const name = () => (isSecureSite() ? GUEST_COOKIE_SECURE : GUEST_COOKIE);

/** The secret of the guest's cookie; null without one, and for anything that could not be one. */
export function guestSecret(headers: Headers): string | null {
  const secret = cookiesOf(headers).get(name());
  return secret !== undefined && isSecret(secret) ? secret : null;
}

/** The Set-Cookie value by which a browser is known as this guest. It holds nothing personal. */
export const guestCookie = (secret: string): string => cookie(secret, GUEST_DAYS * DAY_SECONDS);

/**
 * The Set-Cookie values after which the browser that sent these headers is nobody's guest. One that has the cookie under its former name,
 * too, would be a guest again by that (server/former-cookies.ts).
 */
export function clearedGuestCookies(headers: Headers): string[] {
  const former = name().replace('memorial-', 'perennial-');
  const names = cookiesOf(headers).has(former) ? [name(), former] : [name()];
  return names.map((each) => cookie('', 0, each));
}

const cookie = (value: string, maxAge: number, named = name()) =>
  setCookie({ name: named, value, path: '/', maxAge });
