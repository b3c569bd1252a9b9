import type { DeleteMemberData } from '@/lib/accounts/commands/delete-profile';
import { handOnLeaving } from '@/lib/keepers/commands/hand-on-leaving';
import { requireRight } from '@/lib/keepers/queries/kept-memorial';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { lockEditable } from '../queries/editable-memorial';
import type { Parting } from '../schema-partings';
import { deleteLocked } from './delete-memorial';
import { withdrawDeletion } from './withdraw-deletion';

/**
 * What becomes of memorials whose owner deletes their profile, as the owner has chosen; of which nothing was chosen, those are left without
 * an owner. One that is handed on is deleted no more. Goes through them by their ids, so that two who do so never wait for each other.
 * Throws `not_found`, `forbidden` to all but the owner, and while one is frozen that is not left, and `conflict` as `handOnLeaving` does;
 * then nothing changes.
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
      if (to === 'leave') continue; // as without a choice, also while it is frozen
      const memorial = await lockEditable(tx, viewer, memorialId, 'delete');
      await requireRight(viewer, memorialId, 'handOn', tx); // others may have handed it on while we waited
      if (to === 'delete') await deleteLocked(tx, viewer, memorial, now);
      else {
        await handOnLeaving(tx, viewer, memorialId, to, now);
        await withdrawDeletion(tx, memorialId, 'deletionTakenBack', by, now);
      }
    }
  };
