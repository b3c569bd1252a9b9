import type { Tx } from '@/lib/platform/db/client';

/**
 * Deletes the name and address of a member whose account is deleted, and the answer to them. The
 * cases themselves stay for the operator, since they may concern others.
 */
export async function deleteAskerData(tx: Tx, userId: string): Promise<void> {
  await tx.familyCase.updateMany({
    where: { openedById: userId },
    data: { name: '', emailSealed: '', answer: '' },
  });
}
