/** next-auth's session cookie, over http (local development) and https. */
export const SESSION_COOKIE = 'next-auth.session-token';
export const SESSION_COOKIE_SECURE = '__Secure-next-auth.session-token';

/**
 * The guest's cookie (lib/access/guest-cookie.ts), over http and https. Requests with it, as with a
 * session, are rendered for their reader and not cached. The prefix `__Host-` keeps other hosts of
 * the domain from setting it.
 */
export const GUEST_COOKIE = 'memorial-guest';
export const GUEST_COOKIE_SECURE = '__Host-memorial-guest';

/** The known device's cookie (lib/accounts/known-device.ts), over http and https. */
export const DEVICE_COOKIE = 'memorial-device';
export const DEVICE_COOKIE_SECURE = '__Secure-memorial-device';
