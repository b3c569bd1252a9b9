import { db } from '@/lib/db/client';
import { decodeSessionToken } from './session-token';
import { tokenFromHeaders } from './token-from-headers';
import type { Viewer } from './viewer';

/**
 * The one place where a token becomes a person: cookie or bearer, checked against the session row,
 * role read from the database. Gives null for nobody, for a revoked and for an expired session.
 */
export async function viewerFrom(headers: Headers, now = new Date()): Promise<Viewer | null> {
  const token = tokenFromHeaders(headers);
  const sessionId = token && (await decodeSessionToken(token));
  return sessionId ? viewerOfSession(sessionId, now) : null;
}

/** The person of a session id out of our own token; next-auth's callbacks ask here too. */
export async function viewerOfSession(sessionId: string, now = new Date()): Promise<Viewer | null> {
  const session = await db().session.findUnique({
    where: { id: sessionId },
    select: {
      id: true,
      expiresAt: true,
      revokedAt: true,
      user: { select: { id: true, role: true, firstName: true, lastName: true, email: true } },
    },
  });
  if (!session || session.revokedAt || session.expiresAt <= now) return null;
  // Prisma asks for the user in a second statement; the account may be deleted in between.
  const user: typeof session.user | null = session.user;
  if (!user) return null;
  const { id: userId, ...person } = user;
  return { userId, sessionId: session.id, ...person };
}
