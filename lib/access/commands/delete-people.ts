import { hashLetIn } from '@/lib/accounts/keyed-hash';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Deletes somebody from the lists of all families, and what they asked: their profile is deleted. An account that never confirmed its
 * address deletes nothing: the person on the lists may be somebody else.
 */
export async function deletePersonFromLists(tx: Tx, userId: string): Promise<void> {
  const user = await tx.user.findUnique({
    where: { id: userId, emailVerifiedAt: { not: null } },
    select: { email: true },
  });
  if (!user) return;
  const addressHash = hashLetIn(user.email);
  await tx.accessInvitation.deleteMany({ where: { addressHash } });
  await tx.accessRequest.deleteMany({ where: { addressHash } });
}
