import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { liveKeysWhere } from '../queries/live-keys';

/**
 * Revokes one of the viewer's API keys, at once and on every instance. Throws `not_found` if they
 * have no valid key with this id.
 */
export async function revokeKey({ userId }: Viewer, id: string, now = new Date()): Promise<void> {
  const { count } = await db().apiToken.updateMany({
    where: { id, ...liveKeysWhere(userId, now) },
    data: { revokedAt: now },
  });
  if (count === 0) throw new AppError('not_found', messageFor('keys.refusals.missing'));
}

/** Revokes every API key of an account and returns how many there were. */
export async function revokeAllKeys(tx: Tx, userId: string, now: Date): Promise<number> {
  const { count } = await tx.apiToken.updateMany({
    where: liveKeysWhere(userId, now),
    data: { revokedAt: now },
  });
  return count;
}
