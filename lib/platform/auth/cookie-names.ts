/** next-auth's session cookie over http (local development) and over https. */
export const SESSION_COOKIE = 'next-auth.session-token';
export const SESSION_COOKIE_SECURE = '__Secure-next-auth.session-token';

/**
 * The guest's cookie (lib/access/guest-cookie.ts), over http and over https: with it, as with a session, pages are rendered for their
 * reader. No other host of the domain can set the latter.
 */
export const GUEST_COOKIE = 'memorial-guest';
export const GUEST_COOKIE_SECURE = '__Host-memorial-guest';

/** The known device's cookie (lib/accounts/known-device.ts), over http and over https. */
export const DEVICE_COOKIE = 'memorial-device';
export const DEVICE_COOKIE_SECURE = '__Secure-memorial-device';
