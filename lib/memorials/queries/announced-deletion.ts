import type { Visibility } from '@/lib/access/rules';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';

/** On which day a memorial is deleted; null: on none. */
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

/** Nobody lets people see again what is hidden since it is about to be deleted: that is stopped first. Throws `conflict`. */
export async function requireNotDeleted(tx: Tx, id: string): Promise<void> {
  if (await announcedDeletion(id, tx))
    throw new AppError('conflict', said('memorials.refusals.aboutToBeDeleted'));
}
