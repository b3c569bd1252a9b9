import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { isLiveKeyOf } from '../queries/live-keys';

/**
 * Takes back one key of the viewer at once, on every instance. Throws `not_found` for an id that is not a live key of theirs.
 */
export async function revokeKey({ userId }: Viewer, id: string, now = new Date()): Promise<void> {
  const { count } = await db().apiToken.updateMany({
    where: { id, ...isLiveKeyOf(userId, now) },
    data: { revokedAt: now },
  });
  if (count === 0) throw new AppError('not_found', said('keys.refusals.missing'));
}

/** Ends every key of an account at once, on every instance. Returns how many there were. */
export async function endAllKeys(tx: Tx, userId: string, now: Date): Promise<number> {
  const { count } = await tx.apiToken.updateMany({
    where: isLiveKeyOf(userId, now),
    data: { revokedAt: now },
  });
  return count;
}
