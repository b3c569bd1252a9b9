import type { AuthOptions } from 'next-auth';
import { SESSION_SECONDS } from '@/lib/platform/auth/session-token';
import { viewerOfSession } from '@/lib/platform/auth/viewer-from-headers';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';

/**
 * next-auth's configuration, for its cookie, token and session. There is no provider: only POST
 * /api/auth/login and verify-otp sign somebody in. Each use of a token checks its row in
 * `sessions`.
 */
export const nextAuthOptions = (): AuthOptions => ({
  secret: env().NEXTAUTH_SECRET,
  providers: [],
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  jwt: { maxAge: SESSION_SECONDS },
  useSecureCookies: env().SITE_URL.startsWith('https:'),
  callbacks: {
    async jwt({ token }) {
      if (await viewerOf(token.sid)) return token;
      throw new SessionEndedError(); // next-auth then answers {} and clears the cookie
    },
    async session({ session, token }) {
      const viewer = await viewerOf(token.sid);
      if (!viewer) throw new SessionEndedError();
      const { userId: id, sessionId, language, ...person } = viewer;
      return { expires: session.expires, user: { id, ...person } };
    },
  },
  logger: {
    error: (code, detail) =>
      // A cookie whose session has ended is normal, not an error.
      code === 'JWT_SESSION_ERROR'
        ? log.debug({ code }, 'next-auth received a cookie whose session has ended')
        : log.error({ code, detail }, 'next-auth failed'),
    warn: (code) => log.debug({ code }, 'next-auth logged a warning'),
    debug: () => undefined,
  },
});

class SessionEndedError extends Error {}

const viewerOf = async (sessionId: unknown) =>
  typeof sessionId === 'string' ? viewerOfSession(sessionId) : null;
