import { db, type Tx } from '@/lib/platform/db/client';

/** On which day a memorial is deleted; null: on none. */
export async function announcedDeletion(
  memorialId: string,
  tx: Tx = db(),
): Promise<{ dueAt: string; wasPublic: boolean } | null> {
  const row = await tx.memorialDeletion.findUnique({
    where: { memorialId },
    select: { dueAt: true, wasPublic: true },
  });
  return row && { dueAt: row.dueAt.toISOString(), wasPublic: row.wasPublic };
}
