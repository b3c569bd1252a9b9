/** next-auth's session cookie over http (local development) and over https. */
export const SESSION_COOKIE = 'next-auth.session-token';
export const SESSION_COOKIE_SECURE = '__Secure-next-auth.session-token';

/** The known device's cookie (lib/accounts/known-device.ts), over http and over https. */
export const DEVICE_COOKIE = 'perennial-device';
export const DEVICE_COOKIE_SECURE = '__Secure-perennial-device';
