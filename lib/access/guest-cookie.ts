import { GUEST_COOKIE } from '@/lib/platform/auth/cookie-names';
import { DAY_SECONDS } from '@/lib/platform/durations';
import { cookiesOf, setCookie } from '@/lib/platform/http/cookies';
import { isSecret } from '@/lib/platform/http/secret-link';
import { GUEST_DAYS } from './rules';

/** The secret of the guest's cookie; null without one, and for anything that could not be one. */
export function guestSecret(headers: Headers): string | null {
  const secret = cookiesOf(headers).get(GUEST_COOKIE);
  return secret !== undefined && isSecret(secret) ? secret : null;
}

/** The Set-Cookie value by which a browser is known as this guest. It holds nothing personal. */
export const guestCookie = (secret: string): string => cookie(secret, GUEST_DAYS * DAY_SECONDS);

/** The Set-Cookie value after which the browser is nobody's guest. */
export const clearedGuestCookie = (): string => cookie('', 0);

const cookie = (value: string, maxAge: number) =>
  setCookie({ name: GUEST_COOKIE, value, path: '/', maxAge });
