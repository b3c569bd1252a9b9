import { db } from '@/lib/platform/db/client';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { apiTokenFromHeaders } from './api-token';
import { decodeSessionToken } from './session-token';
import { tokenFromHeaders } from './token-from-headers';
import type { Viewer } from './viewer';

/**
 * Turns a request's session into its viewer; nothing else does. Checks the cookie or bearer token
 * against the session row, and reads the role from the database. Returns null without a token, for
 * a revoked or expired session, and for an API key, which only the API accepts (viewer-of-key.ts).
 */
export async function viewerFromHeaders(
  headers: Headers,
  now = new Date(),
): Promise<Viewer | null> {
  if (apiTokenFromHeaders(headers) !== null) return null;
  const token = tokenFromHeaders(headers);
  const sessionId = token && (await decodeSessionToken(token));
  return sessionId ? viewerOfSession(sessionId, now) : null;
}

/**
 * The viewer of a session id; null if it is unknown, revoked or expired. next-auth's callbacks use
 * it too.
 */
export async function viewerOfSession(sessionId: string, now = new Date()): Promise<Viewer | null> {
  const session = await db().session.findUnique({
    where: { id: sessionId },
    select: {
      id: true,
      expiresAt: true,
      revokedAt: true,
      user: {
        select: {
          id: true,
          role: true,
          firstName: true,
          lastName: true,
          email: true,
          language: true,
        },
      },
    },
  });
  if (!session || session.revokedAt || session.expiresAt <= now) return null;
  // Prisma loads the user in a second statement; the account may be deleted in between.
  const user: typeof session.user | null = session.user;
  if (!user) return null;
  const { id: userId, language, ...person } = user;
  return { userId, sessionId: session.id, ...person, language: toOfferedLanguage(language) };
}
