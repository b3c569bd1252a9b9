import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import { hashKeeperAddress } from '../hash-keeper-address';
import { endFirstReadings } from './end-first-readings';

/**
 * Deletes the invitations to a person whose profile is deleted; those they sent stay. Ends their reading of condolences
 * before others, and that of friends whom they had asked, whose links would never expire. Does nothing for an account
 * whose address was never confirmed: it may be somebody else's. Invalidates the pages of memorials they kept, because
 * the gate of a hidden page lets people send the family a request only while there are keepers.
 */
export async function deleteInvitations(tx: Tx, userId: string, now = new Date()): Promise<void> {
  const person = await tx.user.findUnique({
    where: { id: userId, emailVerifiedAt: { not: null } },
    select: { email: true },
  });
  if (!person) return;
  const keptMemorials = await tx.keeper.findMany({
    where: { userId },
    select: { memorialId: true },
  });
  for (const { memorialId } of keptMemorials) await invalidatePage(tx, paths.memorial(memorialId));
  const addressHash = hashKeeperAddress(person.email);
  await tx.keeperInvitation.deleteMany({ where: { addressHash } });
  const isTheirs = { OR: [{ userId }, { addressHash }, { chosenById: userId }] };
  await endFirstReadings(tx, isTheirs, userId, now);
}
