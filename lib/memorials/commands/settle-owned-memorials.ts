import type { DeleteMemberData } from '@/lib/accounts/commands/delete-profile';
import { transferOnLeaving } from '@/lib/keepers/commands/transfer-on-leaving';
import { requireRight } from '@/lib/keepers/queries/memorial-with-rights';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { lockEditable } from '../queries/editable-memorial';
import type { OwnedMemorialChoice } from '../schema-owned-memorial-choices';
import { deleteLockedMemorial } from './delete-memorial';
import { withdrawDeletion } from './withdraw-deletion';

/**
 * Hands on, deletes or leaves without an owner each memorial of an owner who deletes their profile. Memorials for which
 * there is no choice stay without an owner. Handing one on cancels its announced deletion. Works in the order of ids,
 * so that two deletions of profiles cannot deadlock. Throws `not_found`, `forbidden` for anybody but the owner and for
 * a frozen memorial unless it is left without an owner, and `conflict` as `transferOnLeaving` does; then nothing
 * changes.
 */
export const settleOwnedMemorials =
  (
    viewer: Viewer,
    choices: OwnedMemorialChoice[],
    now = new Date(),
  ): DeleteMemberData['memorials'] =>
  async (tx) => {
    const inOrder = [...choices].sort((one, other) => (one.memorialId < other.memorialId ? -1 : 1));
    const by = { actorId: viewer.userId, asAdmin: false };
    for (const { memorialId, to } of inOrder) {
      await requireRight(viewer, memorialId, 'handOn', tx);
      if (to === 'leave') continue; // possible even while the memorial is frozen
      const memorial = await lockEditable(tx, viewer, memorialId, 'delete');
      await requireRight(viewer, memorialId, 'handOn', tx); // the owner may have changed while we waited for the lock
      if (to === 'delete') await deleteLockedMemorial(tx, viewer, memorial, now);
      else {
        await transferOnLeaving(tx, viewer, memorialId, to, now);
        await withdrawDeletion(tx, memorialId, 'deletionTakenBack', by, now);
      }
    }
  };
