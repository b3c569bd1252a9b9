import { db } from '@/lib/platform/db/client';

/** An account's data for its owner, without hashes and keys. Throws if the account is gone. */
export async function exportAccount(userId: string) {
  return db().user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      role: true,
      emailVerifiedAt: true,
      notifyTributes: true,
      language: true,
      createdAt: true,
      sessions: {
        orderBy: { createdAt: 'asc' },
        take: 1000,
        select: { userAgent: true, createdAt: true, expiresAt: true, revokedAt: true },
      },
    },
  });
}
