import { db } from '@/lib/db/client';

/** Ends one session at once, on every instance. Ending it again is nothing. */
export async function endSession(sessionId: string, now = new Date()): Promise<void> {
  await db().session.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: now },
  });
}
