import type { NextApiRequest, NextApiResponse } from 'next';
import { getServerSession } from 'next-auth';
import { SESSION_COOKIE, SESSION_COOKIE_SECURE } from '@/lib/platform/auth/cookie-names';
import { env } from '@/lib/platform/env';
import { parseCookies } from '@/lib/platform/http/cookies';
import { jsonResponse } from '@/lib/platform/http/route';
import { nextAuthOptions } from './next-auth-options';

/**
 * Asks next-auth for the session of the browser's cookie, and renews or clears the cookie. Passes
 * on no other headers, because next-auth answers 500 to cookies and parameters of its own that it
 * cannot read. Responds with `{}` if nobody is signed in, as next-auth does.
 */
export async function nextAuthSession(headers: Headers): Promise<Response> {
  process.env.NEXTAUTH_URL = env().SITE_URL; // next-auth reads its address only from here
  const cookies: Record<string, string> = {};
  for (const [name, value] of parseCookies(headers))
    if (isSessionCookie(name)) cookies[name] = value;
  const responseHeaders = new Map<string, string[]>();
  const session = await getServerSession(
    { headers: {}, cookies } as unknown as NextApiRequest, // it only reads these two fields
    {
      getHeader: (name: string) => responseHeaders.get(name),
      setHeader: (name: string, value: string[]) => responseHeaders.set(name, value),
    } as unknown as NextApiResponse, // it only calls these two methods
    nextAuthOptions(),
  );
  const response = jsonResponse(session ?? {});
  for (const cookie of responseHeaders.get('Set-Cookie') ?? [])
    if (isSessionCookie(cookie)) response.headers.append('Set-Cookie', cookie);
  return response;
}

/**
 * Whether a cookie name, or a Set-Cookie value, is a session cookie. Long tokens are split into
 * cookies with a number after the name.
 */
const isSessionCookie = (text: string) =>
  text.startsWith(SESSION_COOKIE) || text.startsWith(SESSION_COOKIE_SECURE);
