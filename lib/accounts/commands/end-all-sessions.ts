import type { Tx } from '@/lib/db/client';

/** Ends every session of an account at once, on every instance. */
export async function endAllSessions(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.session.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: now },
  });
}
