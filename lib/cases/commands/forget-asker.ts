import type { Tx } from '@/lib/platform/db/client';

/**
 * Forgets name and address of a member whose account is deleted, and what they were told. What is not decided stays for the operator:
 * it may be about others.
 */
export async function forgetAsker(tx: Tx, userId: string): Promise<void> {
  await tx.familyCase.updateMany({
    where: { openedById: userId },
    data: { name: '', emailSealed: '', answer: '' },
  });
}
