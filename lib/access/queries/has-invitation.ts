import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { hashKeeperAddress } from '@/lib/keepers/hash-keeper-address';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Whether this address has a valid invitation to keep or to see a memorial. The address must be
 * normalised.
 */
export async function hasInvitation(tx: Tx, email: string, now = new Date()): Promise<boolean> {
  const toKeep = await tx.keeperInvitation.findFirst({
    where: { addressHash: hashKeeperAddress(email), state: 'sent', expiresAt: { gt: now } },
    select: { id: true },
  });
  const toSee = await tx.accessInvitation.findFirst({
    where: { addressHash: hashAccessAddress(email) },
    select: { id: true },
  });
  return toKeep !== null || toSee !== null;
}
