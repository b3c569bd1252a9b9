import { db } from '@/lib/platform/db/client';

/** What is stored of an account, for the person whose it is: no hash and no key. Throws when it is gone. */
export async function ownAccount(userId: string) {
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
