import type { NextApiRequest, NextApiResponse } from 'next';
import { getServerSession } from 'next-auth';
import { SESSION_COOKIE, SESSION_COOKIE_SECURE } from '@/lib/platform/auth/cookie-names';
import { env } from '@/lib/platform/env';
import { cookiesOf } from '@/lib/platform/http/cookies';
import { jsonResponse } from '@/lib/platform/http/route';
import { nextAuthOptions } from './next-auth-options';

/**
 * Asks next-auth for the session of a browser's cookie, and renews or clears that cookie as it says. next-auth sees
 * no other header: it answers 500 to cookies and parameters of its own that it cannot read.
 * Returns `{}` for nobody, which is next-auth's answer, too.
 */
export async function nextAuthSession(headers: Headers): Promise<Response> {
  process.env.NEXTAUTH_URL = env().SITE_URL; // next-auth reads its address from nowhere else
  const cookies: Record<string, string> = {};
  for (const [name, value] of cookiesOf(headers)) if (isSessionCookie(name)) cookies[name] = value;
  const set = new Map<string, string[]>();
  const session = await getServerSession(
    { headers: {}, cookies } as unknown as NextApiRequest, // as: it reads these two fields only
    {
      getHeader: (name: string) => set.get(name),
      setHeader: (name: string, value: string[]) => set.set(name, value),
    } as unknown as NextApiResponse, // as: it calls these two only
    nextAuthOptions(),
  );
  const answer = jsonResponse(session ?? {});
  for (const cookie of set.get('Set-Cookie') ?? [])
    if (isSessionCookie(cookie)) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/** Long tokens come in parts, with a number after the name. Accepts a name or a whole Set-Cookie value. */
const isSessionCookie = (text: string) =>
  text.startsWith(SESSION_COOKIE) || text.startsWith(SESSION_COOKIE_SECURE);
