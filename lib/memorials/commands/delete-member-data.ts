import { deletePersonFromLists } from '@/lib/access/commands/delete-people';
import type { DeleteMemberData } from '@/lib/accounts/commands/delete-profile';
import { deleteInvitations } from '@/lib/keepers/commands/delete-invitations';
import { deletePendingMedia } from '@/lib/media/commands/orphan-media';
import { deleteBuyerData } from '@/lib/payments/order/delete-buyer-data';
import type { Tx } from '@/lib/platform/db/client';

/** The functions that delete data together with a profile, except those for condolences, memorials and cases. */
export const deleteMemberData: Omit<DeleteMemberData, 'condolences' | 'memorials' | 'cases'> = {
  orders: deleteBuyerData,
  drafts: deleteDrafts,
  pendingMedia: deletePendingMedia,
  invitations: deleteInvitations,
  lists: deletePersonFromLists,
};

/** The default for owned memorials: they stay without an owner. */
export const leaveMemorialsOwnerless: DeleteMemberData['memorials'] = async () => undefined;

/**
 * Drafts hold identity numbers and contacts. A paid order that still waits for its memorial stays:
 * an admin reviews it and can refund the money.
 */
async function deleteDrafts(tx: Tx, ownerId: string): Promise<void> {
  await tx.memorialDraft.deleteMany({ where: { ownerId } });
}
