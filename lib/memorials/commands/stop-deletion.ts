import { freeze } from '@/lib/keepers/commands/freeze';
import { openCase } from '@/lib/keepers/commands/open-case';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { lockEditable } from '../queries/editable-memorial';
import { withdrawDeletion } from './withdraw-deletion';

/**
 * Cancels an announced deletion: the owner withdraws it, or a keeper or admin objects. The memorial
 * gets its former visibility back. After a keeper's objection it is frozen until the operator
 * decides. Throws `not_found`, also if no deletion was announced, and `forbidden`.
 */
export async function stopDeletion(viewer: Viewer, id: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const { can, asAdmin } = await lockEditable(tx, viewer, id);
    const action = can.handOn ? 'deletionTakenBack' : 'deletionObjected';
    if (!(await withdrawDeletion(tx, id, action, { actorId: viewer.userId, asAdmin }, now)))
      throw new AppError('not_found', messageFor('keepers.refusals.noDeletion'));
    if (!can.handOn && !asAdmin) await openCaseAndFreeze(tx, viewer, id, now);
  });
}

async function openCaseAndFreeze(tx: Tx, viewer: Viewer, memorialId: string, now: Date) {
  const objection = { memorialId, claim: 'deletion', openedById: viewer.userId } as const;
  const caseId = await openCase(tx, objection, now);
  await freeze(tx, { memorialId, caseId }, { actorId: viewer.userId, asAdmin: false }, now);
}
