import { hashLetIn } from '@/lib/accounts/keyed-hash';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import { hashInvited } from '../hash-address';

/**
 * Takes away by what somebody who is removed, or leaves, would come back to a memorial or go on seeing it: invitations that wait for
 * them, those that they sent, and their place, with the browsers that it let in, on the list of those who see it. In the transaction
 * that has locked the memorial.
 */
export async function takeAwayWaysBack(
  tx: Tx,
  memorialId: string,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await tx.keeperInvitation.updateMany({
    where: {
      memorialId,
      state: 'sent',
      OR: [{ addressHash: hashInvited(email) }, { invitedById: id }],
    },
    data: { state: 'revoked', emailSealed: '', endedAt: now },
  });
  await tx.accessInvitation.deleteMany({ where: { memorialId, addressHash: hashLetIn(email) } });
  await invalidatePage(tx, paths.memorial(memorialId)); // its gate says whether anybody can be asked
}
