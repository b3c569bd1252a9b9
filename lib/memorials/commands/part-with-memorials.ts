import type { DeleteMemberData } from '@/lib/accounts/commands/delete-profile';
import { handOnLeaving } from '@/lib/keepers/commands/hand-on-leaving';
import { requireRight } from '@/lib/keepers/queries/kept-memorial';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { lockEditable } from '../queries/editable-memorial';
import type { Parting } from '../schema-partings';
import { deleteLocked } from './delete-memorial';
import { withdrawDeletion } from './withdraw-deletion';

/**
 * Hands on, deletes or leaves without an owner each memorial of an owner who deletes their profile.
 * Memorials without a choice are left. Handing one on cancels its announced deletion. Goes in the
 * order of ids, so that two of these cannot deadlock. Throws `not_found`, `forbidden` for anybody
 * but the owner and for a frozen memorial that is not simply left, and `conflict` as
 * `handOnLeaving` does; then nothing changes.
 */
export const partWithMemorials =
  (viewer: Viewer, partings: Parting[], now = new Date()): DeleteMemberData['memorials'] =>
  async (tx) => {
    const inOrder = [...partings].sort((one, other) =>
      one.memorialId < other.memorialId ? -1 : 1,
    );
    const by = { actorId: viewer.userId, asAdmin: false };
    for (const { memorialId, to } of inOrder) {
      await requireRight(viewer, memorialId, 'handOn', tx);
      if (to === 'leave') continue; // possible even while the memorial is frozen
      const memorial = await lockEditable(tx, viewer, memorialId, 'delete');
      await requireRight(viewer, memorialId, 'handOn', tx); // the owner may have changed while we waited for the lock
      if (to === 'delete') await deleteLocked(tx, viewer, memorial, now);
      else {
        await handOnLeaving(tx, viewer, memorialId, to, now);
        await withdrawDeletion(tx, memorialId, 'deletionTakenBack', by, now);
      }
    }
  };
