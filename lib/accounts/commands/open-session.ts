import { encodeSessionToken, SESSION_SECONDS } from '@/lib/platform/auth/session-token';
import type { Tx } from '@/lib/platform/db/client';
import { newSecretId } from '@/lib/platform/ids/public-id';
import type { SignedIn } from '../api-schema';

/** The answer to a login, and `deviceGeneration` for the known device's cookie. */
export type OpenedSession = SignedIn & { deviceGeneration: number };

const USER_AGENT_LENGTH = 300;

/**
 * Opens a session of 24 hours and updates when the person was last seen. Returns the token, its
 * expiry in milliseconds since 1970, and the user.
 */
export async function openSession(
  tx: Tx,
  userId: string,
  userAgent: string,
  now: Date,
): Promise<OpenedSession> {
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const session = await tx.session.create({
    data: {
      id: newSecretId(),
      userId,
      userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
      createdAt: now,
      expiresAt,
    },
    select: {
      id: true,
      user: {
        select: {
          id: true,
          role: true,
          firstName: true,
          lastName: true,
          email: true,
          deviceGeneration: true,
        },
      },
    },
  });
  await tx.user.update({ where: { id: userId }, data: { lastSeenAt: now }, select: { id: true } });
  const { deviceGeneration, ...user } = session.user;
  const token = await encodeSessionToken(session.id);
  return { token, tokenExpiresAt: expiresAt.getTime(), user, deviceGeneration };
}
