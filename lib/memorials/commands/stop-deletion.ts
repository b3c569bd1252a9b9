import { freeze } from '@/lib/keepers/commands/freeze';
import { openCase } from '@/lib/keepers/commands/open-case';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { lockEditable } from '../queries/editable-memorial';
import { withdrawDeletion } from './withdraw-deletion';

/**
 * Keeps a memorial that was to be deleted: its owner takes it back, a keeper or an admin objects. Whoever saw it before sees it again. After
 * the objection of a keeper it stays as it is until the operator has settled it.
 * Throws `not_found`, also where nothing was announced, and `forbidden`.
 */
export async function stopDeletion(viewer: Viewer, id: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const { can, asAdmin } = await lockEditable(tx, viewer, id);
    const action = can.handOn ? 'deletionTakenBack' : 'deletionObjected';
    if (!(await withdrawDeletion(tx, id, action, { actorId: viewer.userId, asAdmin }, now)))
      throw new AppError('not_found', said('keepers.refusals.noDeletion'));
    if (!can.handOn && !asAdmin) await letOperatorSettle(tx, viewer, id, now);
  });
}

async function letOperatorSettle(tx: Tx, viewer: Viewer, memorialId: string, now: Date) {
  const begun = { memorialId, claim: 'deletion', openedById: viewer.userId } as const;
  const caseId = await openCase(tx, begun, now);
  await freeze(tx, { memorialId, caseId }, { actorId: viewer.userId, asAdmin: false }, now);
}
