import type { Visibility } from '@/lib/access/rules';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';

/** The day on which a memorial will be deleted; null if no deletion is scheduled. */
export async function announcedDeletion(
  memorialId: string,
  tx: Tx = db(),
): Promise<{ dueAt: string; wasVisibility: Visibility } | null> {
  const row = await tx.memorialDeletion.findUnique({
    where: { memorialId },
    select: { dueAt: true, wasVisibility: true },
  });
  return row && { dueAt: row.dueAt.toISOString(), wasVisibility: row.wasVisibility };
}

/**
 * Throws `conflict` while a deletion is scheduled. Until that is cancelled, nobody may make the hidden memorial visible
 * again.
 */
export async function requireNoAnnouncedDeletion(tx: Tx, id: string): Promise<void> {
  if (await announcedDeletion(id, tx))
    throw new AppError('conflict', messageFor('memorials.refusals.aboutToBeDeleted'));
}
