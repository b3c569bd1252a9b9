import { hashLetIn } from '@/lib/accounts/keyed-hash';
import { hashInvited } from '@/lib/keepers/hash-address';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Whether this address has a valid invitation to keep or to see a memorial. The address must be
 * normalised.
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
