import type { Tx } from '@/lib/db/client';

/**
 * Removes an account with its sessions and its sign-up codes. Memorials, tributes and orders stay and
 * belong to nobody (the database sets their owner to null).
 */
export async function removeAccount(tx: Tx, id: string): Promise<void> {
  // A reset under way goes on as a decoy: its end would tell a stranger that there was an account.
  await tx.challenge.updateMany({
    where: { userId: id, purpose: 'reset_password' },
    data: { userId: null },
  });
  await tx.user.delete({ where: { id }, select: { id: true } });
}
