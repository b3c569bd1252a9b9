import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Deletes a person from the lists of all families, with their requests, when their profile is
 * deleted. Does nothing for an account whose address was never confirmed: the person on the lists
 * may be somebody else.
 */
export async function deletePersonFromLists(tx: Tx, userId: string): Promise<void> {
  const user = await tx.user.findUnique({
    where: { id: userId, emailVerifiedAt: { not: null } },
    select: { email: true },
  });
  if (!user) return;
  const addressHash = hashAccessAddress(user.email);
  await tx.accessInvitation.deleteMany({ where: { addressHash } });
  await tx.accessRequest.deleteMany({ where: { addressHash } });
}
