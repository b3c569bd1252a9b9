import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/**
 * Ends one session of the viewer at once, on every instance. Throws `not_found` for an id that is not
 * a live session of theirs.
 */
export async function endOwnSession(
  { userId }: Viewer,
  sessionId: string,
  now = new Date(),
): Promise<void> {
  const { count } = await db().session.updateMany({
    where: { id: sessionId, userId, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  });
  if (count === 0) throw new AppError('not_found', 'This session has ended already.');
}
