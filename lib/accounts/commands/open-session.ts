import { encodeSessionToken, SESSION_SECONDS } from '@/lib/auth/session-token';
import type { Tx } from '@/lib/db/client';
import { newSecretId } from '@/lib/ids/public-id';

/** What login and verification answer (spec 7). `tokenExpiresAt` is in milliseconds. */
export type SignedIn = {
  token: string;
  tokenExpiresAt: number;
  user: {
    id: string;
    role: 'member' | 'admin';
    firstName: string;
    lastName: string;
    email: string;
  };
};

const USER_AGENT_LENGTH = 300;

/** Opens a session of 24 hours for an account and gives its token. */
export async function openSession(
  tx: Tx,
  userId: string,
  userAgent: string,
  now: Date,
): Promise<SignedIn> {
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const { id, user } = await tx.session.create({
    data: {
      id: newSecretId(),
      userId,
      userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
      createdAt: now,
      expiresAt,
    },
    select: {
      id: true,
      user: { select: { id: true, role: true, firstName: true, lastName: true, email: true } },
    },
  });
  return { token: await encodeSessionToken(id), tokenExpiresAt: expiresAt.getTime(), user };
}
