import type { Tx } from '@/lib/db/client';

/**
 * Removes a person's drafts, with the identity numbers and contacts in them. An order that is paid and
 * still waits for its memorial stays: a person looks at it, and the money can go back.
 */
export async function dropDrafts(tx: Tx, ownerId: string): Promise<void> {
  await tx.memorialDraft.deleteMany({ where: { ownerId } });
}
