import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import { hashInvited } from '../hash-address';

/**
 * Deletes the invitations that somebody got whose profile is deleted; those that they sent stay. An account that never confirmed its
 * address deletes nothing: it may be somebody else's. The gates of what they kept say whether anybody can be asked now.
 */
export async function deleteInvitations(tx: Tx, userId: string): Promise<void> {
  const person = await tx.user.findUnique({
    where: { id: userId, emailVerifiedAt: { not: null } },
    select: { email: true },
  });
  if (!person) return;
  const kept = await tx.keeper.findMany({ where: { userId }, select: { memorialId: true } });
  for (const { memorialId } of kept) await invalidatePage(tx, paths.memorial(memorialId));
  await tx.keeperInvitation.deleteMany({ where: { addressHash: hashInvited(person.email) } });
}
