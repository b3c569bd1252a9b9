import { deletePersonFromLists } from '@/lib/access/commands/delete-people';
import type { DeleteMemberData } from '@/lib/accounts/commands/delete-profile';
import { deleteInvitations } from '@/lib/keepers/commands/delete-invitations';
import { deletePendingMedia } from '@/lib/media/commands/orphan-media';
import { deleteBuyer } from '@/lib/payments/order/delete-buyer';
import type { Tx } from '@/lib/platform/db/client';

/** Deletes what access, keepers, media, payments and memorials store about somebody whose profile is deleted. */
export const deleteMemberData: Omit<DeleteMemberData, 'condolences' | 'memorials' | 'cases'> = {
  orders: deleteBuyer,
  drafts: deleteDrafts,
  pendingMedia: deletePendingMedia,
  invitations: deleteInvitations,
  lists: deletePersonFromLists,
};

/** Leaves the memorials that somebody owns without an owner. */
export const leaveMemorials: DeleteMemberData['memorials'] = async () => undefined;

/**
 * Deletes a person's drafts, with the identity numbers and contacts in them. An order that is paid and
 * still waits for its memorial stays: an admin reviews it, and the money can be refunded.
 */
async function deleteDrafts(tx: Tx, ownerId: string): Promise<void> {
  await tx.memorialDraft.deleteMany({ where: { ownerId } });
}
