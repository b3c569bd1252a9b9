/** next-auth's session cookie over http (a machine of one's own) and over https. */
export const SESSION_COOKIE = 'next-auth.session-token';
export const SESSION_COOKIE_SECURE = '__Secure-next-auth.session-token';
