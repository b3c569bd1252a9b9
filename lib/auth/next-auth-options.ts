import type { AuthOptions } from 'next-auth';
import { endSession } from '@/lib/accounts/commands/end-session';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { paths } from '@/lib/paths';
import { SESSION_SECONDS } from './session-token';
import { viewerOfSession } from './viewer-from';

/**
 * next-auth, for its cookie, its token and its session endpoint (integrations.md, section 7).
 * It has no provider: POST /api/auth/login and verify-otp are the only ways in. Its token is worth
 * what the row in `sessions` says, so each use looks there.
 */
export const nextAuthOptions = (): AuthOptions => ({
  secret: env().NEXTAUTH_SECRET,
  providers: [],
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  jwt: { maxAge: SESSION_SECONDS },
  useSecureCookies: env().SITE_URL.startsWith('https:'),
  pages: { signIn: paths.login, signOut: paths.home, error: paths.login },
  callbacks: {
    async jwt({ token }) {
      if (await viewerOf(token.sid)) return token;
      throw new EndedSession(); // next-auth then answers {} and clears the cookie
    },
    async session({ session, token }) {
      const viewer = await viewerOf(token.sid);
      if (!viewer) throw new EndedSession();
      const { userId: id, sessionId, ...person } = viewer;
      return { expires: session.expires, user: { id, ...person } };
    },
  },
  events: {
    async signOut({ token }) {
      if (typeof token?.sid === 'string') await endSession(token.sid);
    },
  },
  logger: {
    error: (code, detail) =>
      // An old cookie is an everyday thing, not a fault of ours.
      code === 'JWT_SESSION_ERROR'
        ? log.debug({ code }, 'next-auth met a session that is over')
        : log.error({ code, detail }, 'next-auth failed'),
    warn: (code) => log.debug({ code }, 'next-auth warns'),
    debug: () => undefined,
  },
});

class EndedSession extends Error {}

const viewerOf = async (sessionId: unknown) =>
  typeof sessionId === 'string' ? viewerOfSession(sessionId) : null;
