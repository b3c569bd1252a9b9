import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import { hashKeeperAddress } from '../hash-keeper-address';
import { endFirstReadings } from './end-first-readings';

/**
 * Removes everything by which a removed or leaving keeper could return to the memorial or still see it: invitations to
 * and from them, their reading of condolences before the others, or that of a friend whom they had asked, and their entry
 * on the list of people who may see it, together with the browsers that it let in. The caller holds the lock of the
 * memorial, and deletes the keeper afterwards.
 */
export async function revokeRemainingAccess(
  tx: Tx,
  memorialId: string,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const addressHash = hashKeeperAddress(email);
  await tx.keeperInvitation.updateMany({
    where: {
      memorialId,
      state: 'sent',
      OR: [{ addressHash }, { invitedById: id }],
    },
    data: { state: 'revoked', emailSealed: '', endedAt: now },
  });
  const where = { memorialId, OR: [{ userId: id }, { addressHash }, { chosenById: id }] };
  await endFirstReadings(tx, where, id, now);
  await tx.accessInvitation.deleteMany({
    where: { memorialId, addressHash: hashAccessAddress(email) },
  });
  // The gate of the page lets people send the family a request only while there are keepers.
  await invalidatePage(tx, paths.memorial(memorialId));
}
