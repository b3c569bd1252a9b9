import type { Tx } from '@/lib/db/client';

/**
 * Removes a person's drafts. One whose order is paid and still waits for its memorial stays, without
 * an owner: nothing paid is ever lost.
 */
export async function dropDrafts(tx: Tx, ownerId: string): Promise<void> {
  await tx.memorialDraft.deleteMany({
    where: { ownerId, orders: { none: { paidAt: { not: null }, fulfilledAt: null } } },
  });
}
