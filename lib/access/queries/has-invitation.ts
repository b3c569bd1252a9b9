import { hashLetIn } from '@/lib/accounts/keyed-hash';
import { hashInvited } from '@/lib/keepers/hash-address';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Whether somebody has asked the person with this normalised address to look after a memorial, or to see one, and that still
 * holds.
 */
export async function hasInvitation(tx: Tx, email: string, now = new Date()): Promise<boolean> {
  const toKeep = await tx.keeperInvitation.findFirst({
    where: { addressHash: hashInvited(email), state: 'sent', expiresAt: { gt: now } },
    select: { id: true },
  });
  const toSee = await tx.accessInvitation.findFirst({
    where: { addressHash: hashLetIn(email) },
    select: { id: true },
  });
  return toKeep !== null || toSee !== null;
}
